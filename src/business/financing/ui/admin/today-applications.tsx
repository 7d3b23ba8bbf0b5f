import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { WorkCard } from '#design/admin/work-card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import type { ApplicationsToday } from '../../applications-today.ts'

/** Applications against their two business days, what is overdue first. */
export function TodayApplications({ applications: { waiting, first } }: { applications: ApplicationsToday }) {
  const { contacts } = useCompany()
  const text = useText()
  return (
    <WorkCard
      title={text('admin-today.applications')}
      count={waiting}
      to="/admin/applications?status=submitted"
      isUrgent={first.some(({ isOverdue }) => isOverdue)}
    >
      {first.length > 0 && (
        <ul className="grid gap-1">
          {first.map(({ id, reference, country, reviewDueOn, isOverdue }) => (
            <li key={id}>
              <Link
                to={`/admin/applications/${id}`}
                className="flex min-h-11 flex-wrap items-center gap-2 rounded-control py-1 hover:bg-sand-2"
              >
                <span className="font-semibold">{reference}</span>
                <span className="text-sm text-muted">{contacts[country].name[text.language]}</span>
                <Badge tone={isOverdue ? 'clay' : 'neutral'}>
                  {text(isOverdue ? 'admin-today.overdue' : 'admin-today.dueOn', {
                    date: formatLongDate(reviewDueOn, text.language),
                  })}
                </Badge>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </WorkCard>
  )
}
