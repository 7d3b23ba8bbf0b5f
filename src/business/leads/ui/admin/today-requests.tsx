import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { WorkCard } from '#design/admin/work-card.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import type { LeadsToday } from '../../leads-today.ts'
import { slotInWords } from './lead-answers.ts'

/** New requests, next steps that are due, and who comes today and tomorrow. */
export function TodayRequests({ requests }: { requests: LeadsToday }) {
  const { contacts } = useCompany()
  const text = useText()
  const { bookings } = requests
  return (
    <>
      <WorkCard title={text('admin-today.new')} count={requests.new} to="/admin/leads?status=new" />
      <WorkCard
        title={text('admin-today.due')}
        count={requests.due}
        to="/admin/leads?assignee=me"
        isUrgent={requests.due > 0}
      />
      <WorkCard title={text('admin-today.bookings')} count={bookings.length} to="/admin/calendar">
        {bookings.length > 0 && (
          <ul className="grid gap-1">
            {bookings.map(({ leadId, name, kind, country, date, slot, isToday }) => (
              <li key={leadId}>
                <Link
                  to={`/admin/leads?lead=${leadId}`}
                  className="grid min-h-11 gap-0.5 rounded-control py-1 hover:bg-sand-2"
                >
                  <span className="flex flex-wrap items-center gap-2">
                    <Badge tone={isToday ? 'sun' : 'neutral'}>
                      {text(isToday ? 'admin-today.today' : 'admin-today.tomorrow')}
                    </Badge>
                    <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                  </span>
                  <span className="text-sm text-muted">
                    {slotInWords(kind, date, slot, text)} · {text(`admin-today.${kind}`)} ·{' '}
                    {contacts[country].name[text.language]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </WorkCard>
    </>
  )
}
