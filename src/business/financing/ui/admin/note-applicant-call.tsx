import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { CallForm, CallPanel } from '#business/accounts/ui/call-panel.tsx'
import { ResumedDraft, useCallerDraft } from '#business/accounts/ui/caller-draft.tsx'
import { sendJson } from '#client/send.ts'
import { agendaId } from '#design/admin/agenda.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication, ApplicationChange } from '../../admin-application.ts'
import { applicationsPath } from './application-review-query.ts'

type Applicant = { readonly id: number; readonly name: string }

const nothing: ComponentProps<typeof CallForm>['call'] = { contact: null, note: '' }

/** The panel in which what came of a call to an applicant is noted: their application's history tells of it. */
export function AfterApplicantCall({ id, name, onClose }: Applicant & { readonly onClose: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const draft = useCallerDraft('call to an applicant', String(id))
  const [call, setCall] = useState(() => ({ ...nothing, ...(draft.kept as Partial<typeof nothing> | null) }))
  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: Pick<ApplicationChange, 'contact' | 'note'>) =>
      sendJson<AdminApplication>('PATCH', `${applicationsPath}/${id}`, change),
    onSuccess: async () => {
      draft.keep(null)
      onClose()
      toast({ title: text('admin.saved') })
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/admin\/(today|applications|people)/.test(String(path)),
      })
      // What was pressed may have gone, and the focus with it.
      if (document.activeElement === document.body) document.getElementById(agendaId)?.focus()
    },
    onError: (failure) => {
      const words = failureOf(failure, text('shell.error.text'))
      if (words) toast({ title: words, tone: 'error' })
    },
  })
  const type = (part: Partial<typeof nothing>) => {
    const changed = { ...call, ...part }
    draft.keep(changed)
    setCall(changed)
  }
  const save = () => {
    const { contact } = call
    const note = call.note.trim()
    if (contact) mutate({ contact, ...(note !== '' && { note }) })
  }
  const startAfresh = () => {
    draft.startAfresh()
    setCall(nothing)
  }
  return (
    <CallPanel {...{ name, isPending, onClose }} onCancel={() => draft.keep(null)}>
      <CallForm
        call={call}
        onType={type}
        onSave={save}
        noteError={errorOf(error, 'note')}
        resumed={draft.kept !== null && <ResumedDraft onStartAfresh={startAfresh} />}
      />
    </CallPanel>
  )
}
