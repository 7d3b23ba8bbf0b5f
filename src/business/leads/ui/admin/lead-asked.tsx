import { Button } from '#design/button.tsx'
import { formatFileSize } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminLead } from '../../admin-lead.ts'
import { trackOf } from '../../lead.ts'
import { AnswerList } from './answer-list.tsx'
import { firstAction } from './first-action.ts'
import { leadAnswers } from './lead-answers.ts'
import { LeadPart } from './lead-part.tsx'

/** Everything that was asked, in words. */
export function LeadAnswers({ lead }: { lead: AdminLead }) {
  const text = useText()
  const answers = leadAnswers(lead, text)
  const [only] = answers
  if (!only) return null
  return (
    <LeadPart title={text(trackOf(lead.kind) === 'jobs' ? 'admin-leads.job.asked' : 'admin-leads.asked')}>
      {answers.length === 1 ? (
        <p className="wrap-anywhere whitespace-pre-wrap">{only.value}</p>
      ) : (
        <AnswerList answers={answers} />
      )}
    </LeadPart>
  )
}

/** What somebody who wants to work here is judged by first: their CV, or that there is none. */
export function LeadFile({ lead }: { lead: AdminLead }) {
  const text = useText()
  const { id, kind, file } = lead
  if (trackOf(kind) !== 'jobs') return null
  if (!file) return <p className="text-muted">{text('admin-leads.job.cv.none')}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button asChild tone={firstAction(lead) === 'file' ? 'primary' : 'secondary'} size="sm" icon="download">
        <a href={`/api/admin/leads/${id}/file`} download>
          {text('admin-leads.file')}
        </a>
      </Button>
      <span className="min-w-0 text-sm text-muted wrap-anywhere">
        {joinWithDots([file.name, formatFileSize(file.size, text.language)])}
      </span>
    </p>
  )
}
