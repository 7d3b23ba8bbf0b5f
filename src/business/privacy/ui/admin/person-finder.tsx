import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { errorOf, failureOf } from '#business/accounts/ui/field-errors.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ErasureProof, FoundPerson } from '../../person-record.ts'
import type { PersonRequest } from '../../person-request.ts'
import { ErasureProofCard } from './erasure-proof-card.tsx'
import { FoundPersonView } from './found-person-view.tsx'
import { privacyPath } from './person-queries.ts'

/** Looks for everything about an email or a phone, to be shown, handed out or erased. Whom one looks for is in no address. */
export function PersonFinder() {
  const text = useText()
  const [proof, setProof] = useState<ErasureProof | null>(null)
  const { mutate, variables, data, error, isPending, reset } = useMutation({
    mutationFn: (person: PersonRequest) => sendJson<FoundPerson>('POST', `${privacyPath}/find`, person),
    onMutate: () => setProof(null),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = Object.entries(readForm(event.currentTarget)).filter(([, value]) => value.trim() !== '')
    mutate(Object.fromEntries(filled))
  }
  const erased = (told: ErasureProof) => {
    reset()
    setProof(told)
  }
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card className="print:hidden">
        <form role="search" noValidate onSubmit={submit} className="grid gap-4">
          {failure && <Banner tone="error" title={failure} />}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field label={text('admin-people.email')} error={errorOf(error, 'email')}>
              <TextInput name="email" type="email" autoComplete="off" />
            </Field>
            <Field
              label={text('admin-people.phone')}
              hint={text('admin-people.phone.hint')}
              error={errorOf(error, 'phone')}
            >
              <TextInput name="phone" type="tel" autoComplete="off" />
            </Field>
          </div>
          <Button type="submit" icon="search" loading={isPending} className="justify-self-start">
            {text('admin-people.find')}
          </Button>
        </form>
      </Card>
      {proof && <ErasureProofCard proof={proof} />}
      {data && variables && <FoundPersonView person={variables} found={data} onErased={erased} />}
    </div>
  )
}
