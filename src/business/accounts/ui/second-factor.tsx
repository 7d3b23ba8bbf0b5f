import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { AccountPart } from './account-part.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from '#design/text-input.tsx'

type SecondFactorProps = { readonly isOn: boolean; readonly isRequired: boolean }

/** The authenticator app: set it up, give it up, new recovery codes. Each takes the password again. */
export function SecondFactor({ isOn, isRequired }: SecondFactorProps) {
  const text = useText()
  const client = useQueryClient()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const ask = useMutation({
    mutationFn: ({ call, password }: { call: string; password: string }) =>
      sendJson<Partial<Enrolment>>('POST', `/api/auth/two-factor/${call}`, { password }),
    onSuccess: async ({ totpURI, backupCodes = [] }, { call }) => {
      if (call === 'enable' && totpURI) setEnrolment({ totpURI, backupCodes })
      if (call === 'generate-backup-codes') setCodes(backupCodes)
      if (call === 'disable') {
        setCodes(null)
        toast({ title: text('admin.factor.disabled') })
      }
      await client.invalidateQueries()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { call = '', password = '' } = readForm(event.currentTarget, event.submitter)
    ask.mutate({ call, password })
    event.currentTarget.reset()
  }
  const done = async (backupCodes: readonly string[]) => {
    setEnrolment(null)
    setCodes(backupCodes)
    toast({ title: text('admin.factor.enabled') })
    await client.invalidateQueries()
  }
  const failure = failureOf(ask.error, text('shell.error.text'))
  return (
    <AccountPart
      title={text('admin.factor.title')}
      isOpen={isRequired || !isOn}
      state={
        <Badge tone={isOn ? 'leaf' : 'clay'} icon={isOn ? 'check' : 'alert'}>
          {text(isOn ? 'admin.factor.app.on' : 'admin.factor.app.off')}
        </Badge>
      }
    >
      <p className="max-w-2xl text-muted">
        {text(isRequired && !isOn ? 'admin.factor.required' : 'admin.factor.text')}
      </p>
      {codes && <RecoveryCodes codes={codes} />}
      {enrolment ? (
        <FactorSetup enrolment={enrolment} onDone={() => void done(enrolment.backupCodes)} />
      ) : (
        <form onSubmit={submit} noValidate className="mt-5 grid max-w-md gap-4">
          {failure && <Banner tone="error" title={failure} />}
          <Field label={text('admin.factor.password')} error={errorOf(ask.error, 'password')} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <div className="flex flex-wrap gap-3">
            {!isOn && (
              <Button type="submit" name="call" value="enable" loading={ask.isPending}>
                {text('admin.factor.enable')}
              </Button>
            )}
            {isOn && (
              <Button type="submit" tone="secondary" name="call" value="generate-backup-codes" loading={ask.isPending}>
                {text('admin.factor.newCodes')}
              </Button>
            )}
            {isOn && (
              <Button type="submit" tone="danger" name="call" value="disable" loading={ask.isPending}>
                {text('admin.factor.disable')}
              </Button>
            )}
          </div>
        </form>
      )}
    </AccountPart>
  )
}

/** What the app is given, and the codes for the day that it is lost. */
type Enrolment = { readonly totpURI: string; readonly backupCodes: readonly string[] }

/** The square to photograph with the app, the same as letters, and the first code as proof. */
function FactorSetup({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
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

/** The codes for the day that the phone is lost: shown once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = useText()
  return (
    <Banner tone="info" title={text('admin.factor.codes')} className="mt-5">
      <p>{text('admin.factor.codes.text')}</p>
      <ul className="mt-3 grid max-w-md grid-cols-2 gap-x-6 gap-y-1 font-semibold">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
