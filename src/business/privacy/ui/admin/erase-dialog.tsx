import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ErasureProof, FoundPerson } from '../../person-record.ts'
import { requesters, type PersonRequest } from '../../person-request.ts'
import { privacyPath } from './person-queries.ts'

type EraseDialogProps = {
  readonly person: PersonRequest
  readonly found: FoundPerson
  readonly onErased: (proof: ErasureProof) => void
  readonly onClose: () => void
}

const formId = 'erase-form'

/** Says what goes for good and what must stay, and asks on whose request, before a person is erased. */
export function EraseDialog({ person, found, onErased, onClose }: EraseDialogProps) {
  const text = useText()
  const { mutate, error, isPending } = useMutation({
    mutationFn: (onRequestOf: Record<string, string>) =>
      sendJson<ErasureProof>('POST', `${privacyPath}/erase`, { ...person, ...onRequestOf }),
    onSuccess: onErased,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(readForm(event.currentTarget))
  }
  const held = found.applications.filter(({ keptUntil }) => keptUntil !== null)
  const failure = errorOf(error, 'email') ?? failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-people.erase.confirm', { who: [person.email, person.phone].filter(Boolean).join(', ') })}
      description={text('admin-people.erase.text')}
      closeLabel={text('admin.cancel')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="danger" loading={isPending}>
            {text('admin-people.erase')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Banner tone="error" title={failure} />}
        <ul className="list-disc pl-5">
          <li>{text('admin-people.requests', { count: found.requests.length })}</li>
          <li>{text('admin-people.applications', { count: found.applications.length - held.length })}</li>
          <li>{text('admin-people.mails', { count: found.mails.length })}</li>
        </ul>
        {held.map(({ reference, keptUntil }) => (
          <Banner
            key={reference}
            tone="info"
            title={text('admin-people.held', {
              reference,
              date: keptUntil ? formatLongDate(keptUntil, text.language) : '',
            })}
          />
        ))}
        <Field label={text('admin-people.onRequestOf')} error={errorOf(error, 'onRequestOf')} required>
          <Select
            name="onRequestOf"
            options={requesters.map((who) => ({ value: who, label: text(`admin-people.onRequestOf.${who}`) }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
