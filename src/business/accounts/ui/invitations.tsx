import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { Field } from '#design/field.tsx'
import { failureOf, reasonOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { languages } from '#kernel/language.ts'
import type { Invitation } from '../invitation.ts'
import { RoleField } from './role-field.tsx'
import { ConfirmIdentity, needsConfirming } from './confirm-identity.tsx'
import { invitationsQuery } from './me.tsx'

/** Who was invited and has not come yet; nothing where there is nobody. */
export function Invitations() {
  const text = useText()
  const { data: invitations = [] } = useQuery(invitationsQuery())
  if (invitations.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{text('admin.staff.invitations')}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-white">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <InvitationRow invitation={invitation} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const text = useText()
  const client = useQueryClient()
  const [withdrawing, setWithdrawing] = useState(false)
  const { id, name, email, role, invitedBy, sentAt, expiresAt, isExpired } = invitation
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (doing: 'again' | 'withdraw') =>
      doing === 'again'
        ? sendJson('POST', `/api/admin/invitations/${id}/sent`, {})
        : sendJson('DELETE', `/api/admin/invitations/${id}`, {}),
    onSuccess: async (_, doing) => {
      const title =
        doing === 'again' ? text('admin.staff.invited', { email }) : text('admin.staff.invitation.withdrawn')
      toast({ title })
      await client.invalidateQueries({ queryKey: invitationsQuery().queryKey })
    },
    onError: (failure) =>
      needsConfirming(failure) || toast({ title: reasonOf(failure, text('shell.error.text')), tone: 'error' }),
    onSettled: () => setWithdrawing(false),
  })
  const at = (moment: string) => formatLocalMoment(new Date(moment), text.language)
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-muted">{joinWithDots([text(`admin.role.${role}`), email])}</p>
        <p className="text-sm text-muted">
          {text('admin.staff.invitation.sent', { moment: at(sentAt), name: invitedBy })}
          {!isExpired && `, ${text('admin.staff.invitation.until', { moment: at(expiresAt) })}`}
        </p>
        {isExpired && <Badge tone="clay">{text('admin.staff.invitation.expired')}</Badge>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="sm"
          icon="mail"
          loading={isPending && variables === 'again'}
          aria-label={text('admin.staff.invitation.againOf', { name })}
          onClick={() => mutate('again')}
        >
          {text('admin.staff.invitation.again')}
        </Button>
        <Button
          tone="removal"
          size="sm"
          aria-label={text('admin.staff.invitation.withdrawOf', { name })}
          onClick={() => setWithdrawing(true)}
        >
          {text('admin.staff.invitation.withdraw')}
        </Button>
      </div>
      {withdrawing && (
        <ConfirmDialog
          title={text('admin.staff.invitation.withdraw.confirm', { name })}
          confirmLabel={text('admin.staff.invitation.withdraw')}
          cancelLabel={text('admin.cancel')}
          loading={isPending}
          onConfirm={() => mutate('withdraw')}
          onCancel={() => setWithdrawing(false)}
        />
      )}
      <ConfirmIdentity error={error} onConfirmed={() => variables && mutate(variables)} onCancel={reset} />
    </>
  )
}

const formId = 'invitation-form'

type InviteDialogProps = {
  readonly onClose: () => void
  readonly onWithoutMail: (typed: Readonly<Record<string, string>>) => void
}

/** Invites somebody: to which address, as what, in which language; whom no mail reaches gets a password instead. */
export function InviteDialog({ onClose, onWithoutMail }: InviteDialogProps) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (asked: Record<string, string>) => sendJson<Invitation>('POST', '/api/admin/invitations', asked),
    onSuccess: async ({ email }) => {
      toast({ title: text('admin.staff.invited', { email }) })
      onClose()
      await client.invalidateQueries({ queryKey: invitationsQuery().queryKey })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(readForm(event.currentTarget))
  }
  const failure = needsConfirming(error) ? undefined : failureOf(error, text('shell.error.text'))
  const { faultOf, onInput } = useFaults(error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin.staff.invite')}
      closeLabel={text('shell.dialog.close')}
      footer={
        <SubmitFoot
          form={formId}
          label={text('admin.staff.invite.send')}
          icon="mail"
          loading={isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit} onInput={onInput} noValidate className="grid gap-5">
        <p className="text-muted">{text('admin.staff.invite.text')}</p>
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin.signIn.email')} error={faultOf('email')} required>
          <TextInput name="email" type="email" inputMode="email" autoComplete="off" />
        </Field>
        <Field label={text('admin.staff.name')} error={faultOf('name')} required>
          <TextInput name="name" autoComplete="off" />
        </Field>
        <RoleField fault={faultOf('role')} />
        <Field label={text('admin.staff.language')} error={faultOf('language')} required>
          <Select
            name="language"
            defaultValue={text.language}
            options={languages.map((one) => ({ value: one, label: languageName(one, text.language) }))}
          />
        </Field>
        <button
          type="button"
          className="link min-h-11 justify-self-start text-left text-sm"
          onClick={({ currentTarget: { form } }) => {
            onClose()
            onWithoutMail(form ? readForm(form) : {})
          }}
        >
          {text('admin.staff.addWithPassword')}
        </button>
      </form>
      <ConfirmIdentity error={error} onConfirmed={() => variables && mutate(variables)} onCancel={reset} />
    </Dialog>
  )
}
