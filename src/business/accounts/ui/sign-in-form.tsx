import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent, useEffect, useRef } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { hasPasskeys, signInByPasskey, passkeyFailure } from './passkey-calls.ts'
import { PasswordInput } from './password-input.tsx'

type Answer = { readonly twoFactorRedirect?: boolean }

type SignInFormProps = {
  /** Whose, where that is known. */
  readonly email?: string | undefined
  readonly onSignedIn: () => void
}

/** E-mail and password, then the code of whoever has an authenticator app; or a passkey, which is both. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const text = useText()
  const [needsCode, setNeedsCode] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (account: Record<string, string>) => sendJson<Answer>('POST', '/api/auth/sign-in/email', account),
    onSuccess: ({ twoFactorRedirect }) => (twoFactorRedirect ? setNeedsCode(true) : onSignedIn()),
  })
  const passkey = useMutation({ mutationFn: signInByPasskey, onSuccess: onSignedIn })
  if (needsCode) return <CodeForm onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(readForm(event.currentTarget))
  }
  const failure =
    errorOf(error, 'passkey') ?? failureOf(error, text('shell.error.text')) ?? passkeyFailure(passkey.error, text)
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Banner tone="error" title={failure} />}
      <Field label={text('admin.signIn.email')} error={errorOf(error, 'email')} required>
        <TextInput name="email" type="email" autoComplete="username" inputMode="email" defaultValue={email} />
      </Field>
      <Field label={text('admin.signIn.password')} error={errorOf(error, 'password')} required>
        <PasswordInput name="password" autoComplete="current-password" enterKeyHint="go" />
      </Field>
      <Button type="submit" size="lg" loading={isPending}>
        {text('admin.signIn.submit')}
      </Button>
      {hasPasskeys() && (
        <Button tone="secondary" size="lg" loading={passkey.isPending} onClick={() => passkey.mutate()}>
          {text('admin.signIn.passkey')}
        </Button>
      )}
      <p className="text-sm text-muted">{text('admin.signIn.forgotten')}</p>
    </form>
  )
}

/** The second step of a sign-in: the code of the app, or one of the recovery codes. */
function CodeForm({ onSignedIn, onBack }: { onSignedIn: () => void; onBack: () => void }) {
  const text = useText()
  const [recovers, setRecovers] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const path = recovers ? 'verify-backup-code' : 'verify-totp'
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (code: string) => sendJson('POST', `/api/auth/two-factor/${path}`, { code }),
    onSuccess: onSignedIn,
  })
  useEffect(() => box.current?.focus(), [path])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(readForm(event.currentTarget)['code'] ?? '')
  }
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Banner tone="error" title={failure} />}
      <Field
        key={path}
        label={text(recovers ? 'admin.signIn.recovery' : 'admin.signIn.code')}
        hint={text(recovers ? 'admin.signIn.recovery.hint' : 'admin.signIn.code.hint')}
        error={errorOf(error, 'code')}
        required
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          inputMode={recovers ? 'text' : 'numeric'}
          enterKeyHint="go"
          ref={box}
        />
      </Field>
      <Button type="submit" size="lg" loading={isPending}>
        {text('admin.signIn.submit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button tone="quiet" size="sm" onClick={onBack} icon="arrow-left">
          {text('admin.signIn.back')}
        </Button>
        <Button
          tone="quiet"
          size="sm"
          onClick={() => {
            reset()
            setRecovers(!recovers)
          }}
        >
          {text(recovers ? 'admin.signIn.useCode' : 'admin.signIn.useRecovery')}
        </Button>
      </div>
    </form>
  )
}
