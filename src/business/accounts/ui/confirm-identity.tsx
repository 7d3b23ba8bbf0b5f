import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { ApiError } from '#client/api-error.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { useText } from '#i18n/text-context.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { hasPasskeys, signInByPasskey, passkeyFailure } from './passkey-calls.ts'
import { PasswordInput } from './password-input.tsx'

type ConfirmIdentityProps = {
  /** What the call came to that may have asked for it. */
  readonly error: unknown
  /** Makes the call again. */
  readonly onConfirmed: () => void
  readonly onCancel: () => void
}

/** Asks for the password or a passkey once more where a call was refused because signing in was a while ago. */
export function ConfirmIdentity({ error, onConfirmed, onCancel }: ConfirmIdentityProps) {
  const text = useText()
  const confirm = useMutation({
    mutationFn: (password: string) => sendJson('POST', '/api/auth/confirm', { password }),
    onSuccess: onConfirmed,
  })
  const passkey = useMutation({ mutationFn: signInByPasskey, onSuccess: onConfirmed })
  if (!needsConfirming(error)) return null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    confirm.mutate(readForm(event.currentTarget)['password'] ?? '')
  }
  const failure = failureOf(confirm.error, text('shell.error.text')) ?? passkeyFailure(passkey.error, text)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={text('admin.confirm.title')}
      closeLabel={text('shell.dialog.close')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p>{text('admin.confirm.text')}</p>
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin.factor.password')} error={errorOf(confirm.error, 'password')} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Button type="submit" loading={confirm.isPending}>
          {text('admin.confirm.submit')}
        </Button>
        {hasPasskeys() && (
          <Button tone="secondary" loading={passkey.isPending} onClick={() => passkey.mutate()}>
            {text('admin.confirm.passkey')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

/** True for a refusal that the password, entered again, would lift. */
export function needsConfirming(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'confirmation_required'
}
