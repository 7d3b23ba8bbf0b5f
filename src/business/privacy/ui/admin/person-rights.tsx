import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { apiErrorOf } from '#client/api-error.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf, reasonOf } from '#design/form/field-errors.ts'
import { Select } from '#design/select.tsx'
import { toast } from '#design/toast.ts'
import { formatList, formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { type ErasureProof, isHeld, type PersonRecord, type PersonRequest, requesters } from '../../person-record.ts'
import { namesOf } from '#kernel/given-names.ts'

type PersonRightsProps = {
  readonly person: PersonRequest
  /** The same as they are read on screen. */
  readonly contacts: readonly (string | null | undefined)[]
  readonly found: PersonRecord
  readonly onErased: (proof: ErasureProof) => void
}

/** What somebody may ask of all that is kept of them: a file of it, and that it goes. */
export function PersonRights(props: PersonRightsProps) {
  const { person } = props
  const text = useText()
  const me = useMe()
  const [isErasing, setErasing] = useState(false)
  const saving = useMutation({
    mutationFn: () => saveArchive(person),
    onSuccess: (file) => toast({ title: text('admin.exported', { file }) }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
  })
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button tone="secondary" size="sm" icon="download" loading={saving.isPending} onClick={() => saving.mutate()}>
        {text('admin-privacy.export')}
      </Button>
      {me?.may.includes('privacy.erase') && (
        <Button tone="removal" size="sm" onClick={() => setErasing(true)}>
          {text('admin-privacy.erase')}
        </Button>
      )}
      {isErasing && <EraseDialog {...props} onClose={() => setErasing(false)} />}
    </div>
  )
}

const kinds = ['requests', 'bookings', 'files', 'applications', 'documents', 'mails'] as const

/** That somebody was erased: what, when, by whom, on whose request. To be printed; it tells nothing of the person. */
export function ErasureProofCard({ proof, level: Heading }: { proof: ErasureProof; level: 'h1' | 'h2' }) {
  const text = useText()
  const { id, erasedAt, erasedBy, onRequestOf, erased, held } = proof
  const rows = [
    {
      key: 'when',
      label: text('admin-privacy.proof.when'),
      value: formatLocalMoment(new Date(erasedAt), text.language),
    },
    { key: 'by', label: text('admin-privacy.proof.by'), value: erasedBy },
    {
      key: 'for',
      label: text('admin-privacy.onRequestOf'),
      value: text(`admin-privacy.onRequestOf.${onRequestOf}`),
    },
    ...kinds.map((kind) => ({ key: kind, label: text(`admin-privacy.proof.${kind}`), value: erased[kind] })),
    { key: 'id', label: text('admin-privacy.proof.id'), value: id },
  ]
  return (
    <Card role="status" className="grid gap-3">
      <Heading className="text-xl">{text('admin-privacy.proof')}</Heading>
      <p className="text-muted">{text('admin-privacy.proof.text')}</p>
      <DataList rows={rows} className="[&_dd]:min-w-0 [&_dd]:wrap-anywhere" />
      {held.map((one) => (
        <p key={one.reference} className="font-semibold">
          {heldWords(one, text)}
        </p>
      ))}
      <Button tone="secondary" icon="print" className="justify-self-start print:hidden" onClick={() => window.print()}>
        {text('admin-privacy.proof.print')}
      </Button>
    </Card>
  )
}

type EraseDialogProps = PersonRightsProps & { readonly onClose: () => void }

const formId = 'erase-form'

/** Says what goes for good and what must stay, and asks on whose request, before a person is erased. */
function EraseDialog({ person, contacts, found, onErased, onClose }: EraseDialogProps) {
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
  const names = namesOf([...found.requests, ...found.applications]).map(({ name }) => name)
  const reached = joinWithDots(contacts.map((contact) => contact?.replaceAll(' ', '\u00a0')))
  const held = found.applications.filter(isHeld)
  // What is held keeps its mails.
  const mails = found.mails.filter((mail) => held.every(({ reference }) => reference !== mail.reference))
  const failure = errorOf(error, 'email') ?? failureOf(error, text('shell.error.text'))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-privacy.erase.confirm', { who: formatList(names, text.language) || reached })}
      description={text('admin-privacy.erase.text')}
      closeLabel={text('admin.cancel')}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="danger" loading={isPending}>
            {text('admin-privacy.erase')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {failure && <Banner tone="error" title={failure} />}
        {names.length > 0 && <p className="wrap-anywhere">{reached}</p>}
        <ul className="list-disc pl-5">
          <li>
            {text('admin-privacy.requests', { count: found.requests.length })}
            <Erased records={found.requests} />
          </li>
          <li>
            {text('admin-privacy.applications', { count: found.applications.length - held.length })}
            <Erased records={found.applications.filter((one) => !isHeld(one))} />
          </li>
          <li>{text('admin-privacy.mails', { count: mails.length })}</li>
        </ul>
        {held.map((one) => (
          <Banner key={one.reference} tone="info" title={heldWords(one, text)} />
        ))}
        <Field label={text('admin-privacy.onRequestOf')} error={errorOf(error, 'onRequestOf')} required>
          <Select
            name="onRequestOf"
            options={requesters.map((who) => ({ value: who, label: text(`admin-privacy.onRequestOf.${who}`) }))}
          />
        </Field>
      </form>
    </Dialog>
  )
}

/** Why an application stays. */
function heldWords({ reference, keptUntil }: ErasureProof['held'][number], text: Text): string {
  return keptUntil === null
    ? text('admin-privacy.held.refund', { reference })
    : text('admin-privacy.held', { reference, date: formatLongDate(keptUntil, text.language) })
}

/** What goes, each by its reference and the name that was left with it. */
function Erased({ records }: { readonly records: readonly { readonly reference: string; readonly name: string }[] }) {
  return (
    <ul className="text-sm text-muted empty:hidden">
      {records.map(({ reference, name }) => (
        <li key={reference} className="wrap-anywhere">
          {joinWithDots([reference, name])}
        </li>
      ))}
    </ul>
  )
}

/** Where people are looked for; whom is in the body. */
export const privacyPath = '/api/admin/people'

/** Has the browser keep everything about a person as a file; answers what it is called. Throws an ApiError. */
async function saveArchive(person: PersonRequest): Promise<string> {
  const response = await fetch(`${privacyPath}/export`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!response.ok) throw await apiErrorOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'person.zip'
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
  return name
}
