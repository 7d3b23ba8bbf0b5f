import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NoteForm, type SentNote } from '#business/accounts/ui/note-form.tsx'
import { isDecided, staffStatusKey } from '#business/financing/application-status.ts'
import { isOpen, statusKey } from '#business/leads/lead-status.ts'
import { sendJson } from '#client/send.ts'
import { Card } from '#design/card.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { wholeReferences } from '#design/whole-references.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PersonPage } from '../../person-record.ts'

/** A note about somebody: it goes to the newest request or application that is open, else to the newest of all, and says to which. */
export function PersonNote({ person }: { person: PersonPage }) {
  const text = useText()
  const client = useQueryClient()
  const records = recordsOf(person, text)
  const record = records.find(({ isWorkedOn }) => isWorkedOn) ?? records[0]
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
  const { reference, path, isRequest, words } = record
  return (
    <Card padded={false} className="grid gap-2 px-4 py-3">
      <h2 className="text-lg">{text('admin.note')}</h2>
      <NoteForm
        key={reference}
        id="person-note"
        keptAs={`person note ${reference}`}
        isOnce={isRequest}
        onAdd={(sent) => mutate({ ...sent, path })}
        isPending={isPending}
        error={errorOf(error, 'note')}
      />
      <p className="text-sm text-muted wrap-anywhere">
        {wholeReferences(text('admin-privacy.person.note', { record: words }))}
      </p>
    </Card>
  )
}

/** What somebody has left, the newest first: where a note of it goes, what it is, and whether it is worked on. */
function recordsOf({ requests, applications }: PersonPage, text: Text) {
  const told = [
    ...requests.map(({ id, reference, kind, status, createdAt }) => ({
      reference,
      path: `/api/admin/leads/${id}`,
      isRequest: true,
      isWorkedOn: isOpen(status),
      words: joinWithDots([`${text(`admin-leads.kind.${kind}`)} ${reference}`, text(statusKey(kind, status))]),
      createdAt,
    })),
    ...applications.map(({ id, reference, status, next, createdAt }) => ({
      reference,
      path: `/api/admin/applications/${id}`,
      isRequest: false,
      isWorkedOn: next !== null || !isDecided(status),
      words: joinWithDots([`${text('admin-privacy.person.application')} ${reference}`, text(staffStatusKey(status))]),
      createdAt,
    })),
  ]
  return told.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}
