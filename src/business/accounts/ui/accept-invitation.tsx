import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#client/api-error.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { errorOf, failureOf } from '#design/form/field-errors.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { shortestPassword } from '#kernel/password-length.ts'
import type { OpenInvitation } from '../invitation.ts'
import { NotLoaded } from './not-loaded.tsx'
import { PasswordInput } from './password-input.tsx'

/** The link stands in the body of the request: no log of addresses holds it. */
const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => sendJson<OpenInvitation>('POST', '/api/auth/invitation', { token }),
  })

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Whoever was invited says what they are called and chooses a password; then they are in. */
export function AcceptInvitation({ token, onIn }: { token: string; onIn: () => void }) {
  const text = useText()
  const { data: invitation, error, isError, refetch } = useQuery(invitationQuery(token))
  const { mutate, isPending, ...accepted } = useMutation({
    mutationFn: (asked: object) => sendJson('POST', '/api/auth/invitation/accept', { ...asked, token }),
    onSuccess: onIn,
  })
  if (isGone(error) || isGone(accepted.error)) {
    return (
      <StateBlock
        icon="alert"
        title={text('admin.invitation.gone')}
        description={text('admin.invitation.gone.text')}
        action={
          <Button asChild tone="secondary">
            <Link to="/admin/login">{text('admin.signIn.submit')}</Link>
          </Button>
        }
      />
    )
  }
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!invitation) return <Skeleton className="h-96" />
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(readForm(event.currentTarget))
  }
  const failure = errorOf(accepted.error, 'email') ?? failureOf(accepted.error, text('shell.error.text'))
  return (
    <>
      <h1 className="mb-2 text-2xl">{text('admin.invitation.title')}</h1>
      <p className="mb-5 text-muted wrap-anywhere">{text('admin.invitation.text', { email: invitation.email })}</p>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        {/* What the browser keeps the password under. */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
        <Field label={text('admin.staff.name')} error={errorOf(accepted.error, 'name')} required>
          <TextInput name="name" autoComplete="name" defaultValue={invitation.name} />
        </Field>
        <Field
          label={text('admin.invitation.password')}
          hint={text('admin.password.hint', { shortest: shortestPassword })}
          error={errorOf(accepted.error, 'password')}
          required
        >
          <PasswordInput name="password" autoComplete="new-password" enterKeyHint="go" />
        </Field>
        <Button type="submit" size="lg" loading={isPending}>
          {text('admin.invitation.submit')}
        </Button>
      </form>
    </>
  )
}
