import type { SubmitEvent } from 'react'
import { OwnerField } from '#business/accounts/ui/assignees.tsx'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NoteForm } from '#business/accounts/ui/note-form.tsx'
import { readForm } from '#client/read-form.ts'
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
  const { id, assigneeId } = application
  const { mutate, isPending, error } = useApplicationWork(application)
  const isStale = staleRecord(error) !== null
  const failure = isStale ? text('admin-applications.work.stale') : failureOf(error, text('shell.error.text'))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ assigneeId: readForm(event.currentTarget)['assigneeId'] || null })
  }
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{text('admin-applications.work')}</h2>
      {failure && <Banner tone="error" title={failure} />}
      <form onSubmit={submit} key={assigneeId} className="grid gap-3">
        <OwnerField work="applications" owner={application} error={errorOf(error, 'assigneeId')} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="secondary" size="sm" disabled={isPending}>
            {text('admin.save')}
          </Button>
          {me && assigneeId !== me.id && (
            <Button tone="secondary" size="sm" disabled={isPending} onClick={() => mutate({ assigneeId: me.id })}>
              {text('admin.take')}
            </Button>
          )}
        </div>
      </form>
      <NoteForm
        id="application-note"
        keptAs={`application note ${id}`}
        onAdd={(note, done) => mutate({ note, done })}
        isPending={isPending}
        error={errorOf(error, 'note')}
      />
    </Card>
  )
}
