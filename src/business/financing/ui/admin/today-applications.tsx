import { Link } from 'react-router'
import { ownOrFree } from '#business/accounts/assignee.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { ReachActions } from '#business/accounts/ui/reach-actions.tsx'
import type { WhoseWork } from '#business/accounts/whose-work.ts'
import type { AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatShortDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { addDays, wallClock } from '#kernel/calendar-date.ts'
import { contactLinks } from '#kernel/contact-links.ts'
import { countryTable, defaultCountry } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { AfterApplicantCall } from './note-applicant-call.tsx'
import type { ApplicationsToday, ApprovedApplication, WaitingApplication } from '../../applications-today.ts'

/** Applications that nobody has decided on, by their two business days; last what waits for its applicant. */
export function useApplicationAgenda(
  applications: ApplicationsToday | null,
  today: string,
  whose: WhoseWork,
): readonly AgendaItem[] {
  const { contacts } = useCompany()
  const text = useText()
  const mayDecide = useMe()?.may.includes('applications.decide')
  if (!applications) return []
  const { waiting, first, approved } = applications
  const money = (amount: number, { currency }: Pick<ApprovedApplication['product'], 'currency'>) =>
    formatMoney({ amount, currency })
  const item = (application: WaitingApplication): AgendaItem => {
    const { id, reference, fullName, country, product, isOverdue, reviewDueOn, asksYou } = application
    const { totalAmount, monthlyPayment, tenureMonths } = application
    const { firstApproverName, assigneeName, isAffordable } = application
    const about = [
      nameIn(product, text.language),
      asksYou && onOneLine(money(totalAmount, product)),
      onOneLine(
        tenureMonths > 0
          ? text('admin-today.instalment', { amount: money(monthlyPayment, product), count: tenureMonths })
          : money(totalAmount, product),
      ),
      country !== defaultCountry && contacts[country].name[text.language],
      assigneeName,
    ]
    const group = isOverdue
      ? 'late'
      : asksYou || reviewDueOn === today
        ? 'today'
        : reviewDueOn === addDays(today, 1)
          ? 'tomorrow'
          : 'later'
    return {
      key: `application ${id}`,
      group,
      // Somebody else’s approval waits for theirs: nothing comes before it.
      due: asksYou ? 0 : reviewDueOn === null ? lastOfAll : Date.parse(`${reviewDueOn}T23:59:59Z`),
      when:
        reviewDueOn === null
          ? text('admin-today.applicant')
          : group === 'today' || group === 'tomorrow'
            ? ''
            : formatShortDay(reviewDueOn, text.language),
      icon: 'shield',
      title: fullName || reference,
      to: `/admin/applications/${id}`,
      risk: isAffordable === false ? text('admin-today.incomeShort') : undefined,
      detail: joinWithDots(about),
      emphasis: firstApproverName ? text(asksYou ? 'admin-today.second.yours' : 'admin-today.second') : undefined,
      actions: reviewDueOn !== null && (
        <Button asChild tone="secondary" size="sm">
          <Link to={`/admin/applications/${id}`}>
            {text(mayDecide ? 'admin-today.decide' : 'admin-today.openApplication')}
          </Link>
        </Button>
      ),
    }
  }
  const untold = waiting - first.length
  const rest: AgendaItem = {
    key: 'applications',
    group: 'later',
    due: Infinity,
    when: '',
    icon: 'shield',
    title: text('admin-today.moreApplications', { count: untold }),
    to: `/admin/applications?status=undecided${whose === 'mine' ? `&assignee=${ownOrFree}` : ''}`,
    count: untold,
  }
  const after = ({ id, reference, fullName, product, decidedAt, ...one }: ApprovedApplication): AgendaItem => {
    const name = fullName || reference
    const path = `/admin/applications/${id}`
    const isCalled = one.step === 'call' && contactLinks(one).call !== null
    return {
      key: `approved ${id}`,
      group: 'today',
      due: Date.parse(decidedAt ?? today),
      when: '',
      icon: 'check-circle',
      title: name,
      to: path,
      emphasis: text(`admin-today.after.${one.step}`),
      detail: joinWithDots([
        nameIn(product, text.language),
        text('admin-today.deposit', { amount: onOneLine(money(one.downPayment, product)) }),
        decidedAt &&
          text('admin-today.after.since', {
            day: formatShortDay(
              wallClock(new Date(decidedAt), countryTable[one.country].utcOffset).date,
              text.language,
            ),
          }),
        one.assigneeName,
      ]),
      actions: (
        <ReachActions
          person={{ ...one, name }}
          renderNote={(onClose) => <AfterApplicantCall {...{ id, name, onClose }} />}
          {...(isCalled
            ? {
                items: [
                  { key: 'open', icon: 'shield', link: <Link to={path}>{text('admin-today.openApplication')}</Link> },
                ],
              }
            : {
                main: (
                  <Button asChild tone="secondary" size="sm">
                    <Link to={path}>{text('admin-today.openApplication')}</Link>
                  </Button>
                ),
              })}
        />
      ),
    }
  }
  return [...first.map(item), ...(untold > 0 ? [rest] : []), ...approved.map(after)]
}

/** What has no day comes behind everything that has one. */
const lastOfAll = Number.MAX_SAFE_INTEGER
