import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NoteForm } from '#business/accounts/ui/note-form.tsx'
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
    mutationFn: ({ path, note }: { readonly path: string; readonly note: string; readonly done: () => void }) =>
      sendJson('PATCH', path, { note }),
    onSuccess: async (_, { done }) => {
      done()
      toast({ title: text('admin.saved') })
      await client.invalidateQueries()
    },
    onError: (failure) => {
      const words = failureOf(failure, text('shell.error.text'))
      if (words) toast({ title: words, tone: 'error' })
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
        onAdd={(note, done) => mutate({ path, note, done })}
        isPending={isPending}
        error={errorOf(error, 'note')}
      />
      <p className="text-sm text-muted wrap-anywhere">{text('admin-privacy.person.note', { reference })}</p>
    </Card>
  )
}
