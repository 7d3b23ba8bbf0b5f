import { GiveMenu } from '#business/accounts/ui/assignees.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NoteForm } from '#business/accounts/ui/note-form.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { errorOf, failureOf, staleRecord } from '#design/form/field-errors.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { useApplicationWork } from './use-application-work.ts'

/** Whose an application is, and what staff note about it; the applicant reads neither. */
export function ReviewWork({ application }: { application: AdminApplication }) {
  const text = useText()
  const me = useMe()
  const { id, assigneeId, assigneeName } = application
  const { mutate, isPending, error } = useApplicationWork(application)
  const isStale = staleRecord(error) !== null
  const failure = isStale
    ? text('admin-applications.work.stale')
    : (errorOf(error, 'assigneeId') ?? failureOf(error, text('shell.error.text')))
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{text('admin-applications.work')}</h2>
      {failure && <Banner tone="error" title={failure} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="wrap-anywhere">
          <span className="block text-sm text-muted">{text('admin.owner')}</span>
          {assigneeName ?? text('admin.owner.none')}
        </p>
        <div className="flex gap-2">
          {me && assigneeId !== me.id && (
            <Button tone="secondary" size="sm" disabled={isPending} onClick={() => mutate({ assigneeId: me.id })}>
              {text('admin.take')}
            </Button>
          )}
          <GiveMenu
            work="applications"
            assigneeId={assigneeId}
            disabled={isPending}
            onGive={(owner) => mutate({ assigneeId: owner })}
          />
        </div>
      </div>
      <NoteForm
        id="application-note"
        keptAs={`application note ${id}`}
        onAdd={({ note, done, onUnsaved }) => mutate({ note, done, onUnsaved })}
        isPending={isPending}
        error={errorOf(error, 'note')}
      />
    </Card>
  )
}
