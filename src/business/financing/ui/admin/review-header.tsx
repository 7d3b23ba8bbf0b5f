import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { AdminApplication } from '../../admin-application.ts'
import { statusTone } from '../status-tone.ts'
import { ReviewClockBadge } from './review-clock-badge.tsx'

/** Which application this is, where it stands and by when it must be looked at. */
export function ReviewHeader({ application }: { application: AdminApplication }) {
  const text = useText()
  const { reference, status, submittedAt, product, additionalInfo } = application
  return (
    <header className="grid gap-3">
      <Link
        to="/admin/applications"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm underline underline-offset-4"
      >
        <Icon name="arrow-left" className="size-4" />
        {text('admin-applications.back')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl">{reference}</h1>
        <Badge tone={statusTone[status]}>{text(`tracking.status.${status}`)}</Badge>
        <ReviewClockBadge application={application} />
      </div>
      <p className="wrap-anywhere">
        {[additionalInfo.fullName, nameIn(product, text.language)].filter(Boolean).join(' · ')}
      </p>
      {submittedAt && (
        <p className="text-muted">
          {text('admin-applications.submittedAt', { date: formatLocalMoment(new Date(submittedAt), text.language) })}
        </p>
      )}
      <Button tone="secondary" icon="print" className="justify-self-start" onClick={() => window.print()}>
        {text('admin-applications.print')}
      </Button>
    </header>
  )
}
