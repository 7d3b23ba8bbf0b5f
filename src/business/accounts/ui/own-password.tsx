import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { shortestPassword } from '#kernel/password-length.ts'
import { failureOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { AccountPart } from './account-part.tsx'
import { PasswordInput } from './password-input.tsx'

/** Chooses a new password; every other session ends with it. */
export function OwnPassword({ isOneTime }: { isOneTime: boolean }) {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: HTMLFormElement) => sendJson('POST', '/api/auth/change-password', readForm(form)),
    onSuccess: async (_answer, form) => {
      form.reset()
      toast({ title: text('admin.password.changed') })
      await client.invalidateQueries()
      // Who came for the first time goes on to their work.
      if (isOneTime) await navigate('/admin')
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(event.currentTarget)
  }
  const failure = failureOf(error, text('shell.error.text'))
  const { faultOf, onInput } = useFaults(error)
  return (
    <AccountPart title={text('admin.password.title')} isOpen={isOneTime}>
      <p className="text-muted">{text(isOneTime ? 'admin.password.oneTime' : 'admin.password.text')}</p>
      <form onSubmit={submit} onInput={onInput} noValidate className="mt-5 grid max-w-md gap-5">
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin.password.current')} error={faultOf('currentPassword')} required>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
        <Field
          label={text('admin.password.new')}
          hint={text('admin.password.hint', { shortest: shortestPassword })}
          error={faultOf('newPassword')}
          required
        >
          <PasswordInput name="newPassword" autoComplete="new-password" />
        </Field>
        <Button
          type="submit"
          tone={isOneTime ? 'primary' : 'secondary'}
          loading={isPending}
          className="justify-self-start"
        >
          {text('admin.password.submit')}
        </Button>
      </form>
    </AccountPart>
  )
}
