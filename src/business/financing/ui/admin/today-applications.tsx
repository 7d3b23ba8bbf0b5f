import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { WorkCard } from '#design/admin/work-card.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import type { ApplicationsToday } from '../../applications-today.ts'

/** Applications that nobody has decided on, against their two business days, what is overdue first. */
export function TodayApplications({ applications: { waiting, first } }: { applications: ApplicationsToday }) {
  const { contacts } = useCompany()
  const text = useText()
  return (
    <WorkCard
      title={text('admin-today.applications')}
      count={waiting}
      to="/admin/applications?status=undecided"
      isUrgent={first.some(({ isOverdue }) => isOverdue)}
    >
      {first.length > 0 && (
        <ul className="grid gap-1">
          {first.map(
            ({ id, reference, fullName, country, isOverdue, reviewDueOn, firstApproverName, assigneeName }) => (
              <li key={id}>
                <Link
                  to={`/admin/applications/${id}`}
                  className="flex min-h-11 flex-wrap items-center gap-2 rounded-control py-1 hover:bg-sand-2"
                >
                  <span className="font-semibold">{reference}</span>
                  <span className="text-sm wrap-anywhere text-muted">
                    {[fullName, contacts[country].name[text.language], assigneeName].filter(Boolean).join(' · ')}
                  </span>
                  <Badge tone={isOverdue ? 'clay' : 'neutral'}>
                    {reviewDueOn === null
                      ? text('admin-today.applicant')
                      : text(isOverdue ? 'admin-today.overdue' : 'admin-today.dueOn', {
                          date: formatLongDate(reviewDueOn, text.language),
                        })}
                  </Badge>
                  {firstApproverName && <Badge tone="sun">{text('admin-today.second')}</Badge>}
                </Link>
              </li>
            ),
          )}
        </ul>
      )}
    </WorkCard>
  )
}
