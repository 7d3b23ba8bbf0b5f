import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NoteForm, type SentNote } from '#business/accounts/ui/note-form.tsx'
import { sendJson } from '#client/send.ts'
import { Card } from '#design/card.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PersonPage } from '../../person-record.ts'

/** A note about somebody: it stands in their newest request, else in their newest application, and says in which. */
export function PersonNote({ person: { requests, applications } }: { person: PersonPage }) {
  const text = useText()
  const client = useQueryClient()
  const [request] = requests
  const [application] = applications
  const record = request ?? application
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ path, note, idempotencyKey }: SentNote & { readonly path: string }) =>
      sendJson('PATCH', path, { note }, { idempotencyKey }),
    onSuccess: async (_, { done }) => {
      done()
      toast({ title: text('admin.saved') })
      await client.invalidateQueries()
    },
    onError: (failure, { onUnsaved }) => {
      if (failureOf(failure, text('shell.error.text'))) onUnsaved()
    },
  })
  if (!record) return null
  const { id, reference } = record
  const path = `/api/admin/${request ? 'leads' : 'applications'}/${id}`
  return (
    <Card padded={false} className="grid gap-2 px-4 py-3">
      <h2 className="text-lg">{text('admin.note')}</h2>
      <NoteForm
        key={reference}
        id="person-note"
        keptAs={`person note ${reference}`}
        isOnce={request !== undefined}
        onAdd={(sent) => mutate({ ...sent, path })}
        isPending={isPending}
        error={errorOf(error, 'note')}
      />
      <p className="text-sm text-muted wrap-anywhere">{text('admin-privacy.person.note', { reference })}</p>
    </Card>
  )
}
