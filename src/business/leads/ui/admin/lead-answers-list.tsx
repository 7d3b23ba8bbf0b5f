import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { AnswerList } from './answer-list.tsx'
import { leadAnswers } from './lead-answers.ts'
import { LeadPart } from './lead-part.tsx'

/** Everything that was asked, in words, and the file that came with it. */
export function LeadAnswers({ lead }: { lead: AdminLead }) {
  const text = useText()
  const { file, id } = lead
  return (
    <LeadPart title={text('admin-leads.asked')}>
      <AnswerList answers={leadAnswers(lead, text)} />
      {lead.booking && (
        <p className="mt-2">
          <Link
            to={`/admin/calendar?country=${lead.country}&view=day&date=${lead.booking.date}`}
            className="link inline-flex min-h-11 items-center"
          >
            {text('admin-leads.calendar')}
          </Link>
        </p>
      )}
      {file && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button asChild tone="secondary" size="sm" icon="download">
            <a href={`/api/admin/leads/${id}/file`} download>
              {text('admin-leads.file')}
            </a>
          </Button>
          <span className="min-w-0 text-sm text-muted wrap-anywhere">
            {file.name} · {formatFileSize(file.size, text.language)}
          </span>
        </p>
      )}
    </LeadPart>
  )
}
