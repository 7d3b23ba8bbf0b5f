import { Link } from 'react-router'
import type { AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { formatShortDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { defaultCountry } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { ApplicationsToday, WaitingApplication } from '../../applications-today.ts'

/** Applications that nobody has decided on, by their two business days; last what waits for its applicant. */
export function useApplicationAgenda(applications: ApplicationsToday | null, today: string): readonly AgendaItem[] {
  const { contacts } = useCompany()
  const text = useText()
  if (!applications) return []
  const { waiting, first } = applications
  const item = (application: WaitingApplication): AgendaItem => {
    const { id, reference, fullName, country, product, isOverdue, reviewDueOn } = application
    const { totalAmount, monthlyPayment, tenureMonths } = application
    const money = (amount: number) => formatMoney({ amount, currency: product.currency })
    const { firstApproverName, assigneeName, isAffordable } = application
    const about = [
      nameIn(product, text.language),
      onOneLine(
        tenureMonths > 0
          ? text('admin-today.instalment', { amount: money(monthlyPayment), count: tenureMonths })
          : money(totalAmount),
      ),
      country !== defaultCountry && contacts[country].name[text.language],
      assigneeName,
    ]
    return {
      key: `application ${id}`,
      group: isOverdue ? 'late' : reviewDueOn === today ? 'today' : 'later',
      due: reviewDueOn === null ? lastOfAll : Date.parse(`${reviewDueOn}T23:59:59Z`),
      when: reviewDueOn === null ? text('admin-today.applicant') : formatShortDay(reviewDueOn, text.language),
      icon: 'shield',
      title: fullName || reference,
      to: `/admin/applications/${id}`,
      risk: isAffordable === false ? text('admin-today.incomeShort') : undefined,
      detail: joinWithDots(about),
      emphasis: firstApproverName ? text('admin-today.second') : undefined,
      actions: reviewDueOn !== null && (
        <Button asChild tone="secondary" size="sm">
          <Link to={`/admin/applications/${id}`}>{text('admin-today.decide')}</Link>
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
    to: '/admin/applications?status=undecided',
    count: untold,
  }
  return [...first.map(item), ...(untold > 0 ? [rest] : [])]
}

/** What has no day comes behind everything that has one. */
const lastOfAll = Number.MAX_SAFE_INTEGER
