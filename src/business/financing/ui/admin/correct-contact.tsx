import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { failureOf, staleRecord } from '#design/form/field-errors.ts'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { useFaults } from '#design/form/use-faults.ts'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AdminApplication } from '../../admin-application.ts'
import { useApplicationWork } from './use-application-work.ts'

type OfApplication = { readonly application: AdminApplication }

/** Whether the mail of an approval, which says that we call, reaches somebody who left no number. */
export const cannotBeCalled = ({ additionalInfo: { phone, email } }: AdminApplication) => !phone && email !== null

/** Leads to where the phone and email of an applicant are put right, or given. */
export function CorrectContact({ application }: OfApplication) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {text('admin-applications.contact.correct')}
      </Button>
      {isOpen && <ContactDialog application={application} onClose={() => setOpen(false)} />}
    </>
  )
}

function ContactDialog({ application, onClose }: OfApplication & { readonly onClose: () => void }) {
  const text = useText()
  const { mutate, isPending, error } = useApplicationWork(application)
  const { faultOf, onInput } = useFaults(error)
  const { phone, email } = application.additionalInfo
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const inField = (name: string) => typed[name]?.trim() || null
    mutate({ person: { phone: inField('phone'), email: inField('email') }, done: onClose })
  }
  const failure = staleRecord(error)
    ? text('admin-applications.work.stale')
    : failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-applications.contact.correct')}
      description={text('admin-applications.contact.text')}
      closeLabel={text('admin.cancel')}
      maxWidth={480}
      footer={<SubmitFoot form="correct-contact" label={text('admin.save')} loading={isPending} onCancel={onClose} />}
    >
      <form id="correct-contact" onSubmit={submit} onInput={onInput} noValidate className="grid gap-4">
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin-applications.phone')} error={faultOf('person.phone')}>
          <TextInput name="phone" type="tel" defaultValue={phone ?? ''} maxLength={40} autoComplete="off" />
        </Field>
        <Field label={text('admin-applications.email')} error={faultOf('person.email')}>
          <TextInput name="email" type="email" defaultValue={email ?? ''} maxLength={254} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  )
}
