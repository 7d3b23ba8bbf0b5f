import { useEffect, useRef, useState } from 'react'
import { Contacts } from '#business/accounts/ui/contact-ways.tsx'
import { useCompany } from '#client/company.tsx'
import { useNow } from '#client/use-now.ts'
import { Badge } from '#design/badge.tsx'
import { formatLocalMoment, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { overdueOf } from '../../answer-clock.ts'
import { statusKey } from '../../lead-status.ts'
import { LeadFile } from './lead-asked.tsx'
import { clockInWords } from './lead-clock.tsx'
import { lostInWords } from './lead-timeline.tsx'
import { statusTone } from './status-tone.ts'

/** Who asks and how they are reached; where it stands, whose it is, since when. */
export function LeadHead({ isChosen, lead }: { readonly isChosen: boolean; readonly lead: AdminLead }) {
  const { contacts } = useCompany()
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAsked] = useState(isChosen)
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  const { kind, status, channel, country, language, name, town, reference, createdAt, assigneeName } = lead
  const now = useNow()
  const overdue = overdueOf(lead, now)
  const end = status === 'lost' && lead.timeline.findLast(({ event }) => event === 'status')
  const why = end ? lostInWords(end.details, text) : []
  return (
    <>
      {/* However far one has scrolled, it says whose request it is and where it stands. */}
      <div className="sticky top-0 z-10 flex min-h-11 items-center justify-between gap-3 rounded-t-card bg-white px-4 py-1">
        <h2
          ref={heading}
          id="lead-name"
          tabIndex={-1}
          title={name}
          className="line-clamp-2 py-0.5 text-xl leading-tight wrap-anywhere outline-none lg:text-2xl"
        >
          {name}
        </h2>
        <Badge tone={statusTone[status]}>{text(statusKey(kind, status))}</Badge>
      </div>
      <header className="grid gap-3 px-4 py-3">
        {overdue && (
          <p>
            <Badge tone="clay" icon="alert">
              {overdue === 'answer' ? clockInWords(lead, now, text) : text('admin-leads.lateStep')}
            </Badge>
          </p>
        )}
        <p className="text-sm text-muted wrap-anywhere">
          <span className="block text-base text-ink">
            <Contacts person={{ ...lead, phone: lead.shownPhone }} />
          </span>
          {joinWithDots([
            text(`admin-leads.kind.${kind}`),
            channel !== 'site' && text(`admin-leads.channel.${channel}`),
            town,
            contacts[country].name[text.language],
            languageName(language, text.language),
          ])}
          <br />
          <span className="whitespace-nowrap">{reference}</span>
          {' · '}
          {joinWithDots([
            formatLocalMoment(new Date(createdAt), text.language),
            assigneeName ?? text('admin.owner.none'),
          ])}
        </p>
        {why.length > 0 && <p className="wrap-anywhere">{joinWithDots([text(statusKey(kind, status)), ...why])}</p>}
        {lead.worth && (
          <p>
            {text(`admin-leads.worth.${lead.worth.of}`)} <strong className="money">{formatMoney(lead.worth)}</strong>
          </p>
        )}
        <LeadFile lead={lead} />
      </header>
    </>
  )
}
