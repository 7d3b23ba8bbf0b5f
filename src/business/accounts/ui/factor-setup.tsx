import { useMutation, useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { errorOf, failureOf } from './field-errors.ts'

/** What the app is given, and the codes for the day that it is lost. */
export type Enrolment = { readonly totpURI: string; readonly backupCodes: readonly string[] }

/** The square to photograph with the app, the same as letters, and the first code as proof. */
export function FactorSetup({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const text = useText()
  const { totpURI } = enrolment
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => sendJson('POST', '/api/auth/two-factor/verify-totp', { code }),
    onSuccess: onDone,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(readForm(event.currentTarget)['code'] ?? '')
  }
  const failure = failureOf(error, text('shell.error.text'))
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-[auto_1fr]">
      <Square value={totpURI} />
      <form onSubmit={submit} noValidate className="grid max-w-md content-start gap-4">
        <p>{text('admin.factor.scan')}</p>
        <p className="text-sm break-all">
          {text('admin.factor.secret')} <code className="font-semibold">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin.signIn.code')} error={errorOf(error, 'code')} required>
          <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <Button type="submit" loading={isPending} className="justify-self-start">
          {text('admin.factor.confirm')}
        </Button>
      </form>
    </div>
  )
}

function Square({ value }: { value: string }) {
  const text = useText()
  const { data } = useQuery({
    queryKey: ['square', value],
    queryFn: async () => (await import('qrcode')).toDataURL(value, { margin: 2, width: 220 }),
  })
  const alt = text('admin.factor.square')
  return data ? (
    <img src={data} alt={alt} width={220} height={220} className="rounded-card border border-line" />
  ) : (
    <div className="size-[13.75rem] rounded-card border border-line bg-white" />
  )
}
