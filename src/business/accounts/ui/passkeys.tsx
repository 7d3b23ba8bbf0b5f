import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { OwnPasskey } from '../own-account.ts'
import { AccountPart, PartState } from './account-part.tsx'
import { passkeysQuery } from './me.tsx'
import { ConfirmIdentity, needsConfirming } from './confirm-identity.tsx'
import { deviceName } from './device-name.ts'
import { errorOf } from '#design/form/field-errors.ts'
import { NotLoaded } from './not-loaded.tsx'
import { addPasskey, hasPasskeys, passkeyFailure } from './passkey-calls.ts'

/** One's passkeys: add one, name it, forget it. Before a factor that is asked for there are none to list. */
export function Passkeys({ isFirst }: { isFirst: boolean }) {
  const text = useText()
  const client = useQueryClient()
  const { data: passkeys, isError, refetch } = useQuery({ ...passkeysQuery(), enabled: !isFirst })
  const add = useMutation({
    mutationFn: (name: string) => addPasskey(name),
    onSuccess: async () => {
      toast({ title: text('admin.passkeys.added') })
      await client.invalidateQueries()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate(readForm(event.currentTarget)['name'] ?? '')
  }
  if (!hasPasskeys() && !passkeys?.length) return null
  const failure = needsConfirming(add.error) ? undefined : passkeyFailure(add.error, text)
  return (
    <AccountPart
      title={text('admin.passkeys.title')}
      isOpen={isFirst}
      state={passkeys && <PartState>{text('admin.passkeys.count', { count: passkeys.length })}</PartState>}
    >
      <p className="max-w-2xl text-muted">{text('admin.passkeys.text')}</p>
      {isError && <NotLoaded onRetry={refetch} />}
      {!isFirst && !passkeys && !isError && <Skeleton className="mt-4 h-16" />}
      {passkeys && passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Passkey passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <form
          onSubmit={submit}
          noValidate
          className="mt-5 grid max-w-2xl items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          {failure && <Banner tone="error" title={failure} className="sm:col-span-2" />}
          <Field label={text('admin.passkeys.name')} error={errorOf(add.error, 'name')} required>
            <TextInput name="name" defaultValue={deviceName(navigator.userAgent)} autoComplete="off" />
          </Field>
          <Button type="submit" tone="secondary" loading={add.isPending} className="justify-self-start">
            {text('admin.passkeys.add')}
          </Button>
        </form>
      ) : (
        <p className="mt-4 text-sm text-muted">{text('admin.passkeys.unavailable')}</p>
      )}
      <ConfirmIdentity
        error={add.error}
        onConfirmed={() => add.variables !== undefined && add.mutate(add.variables)}
        onCancel={add.reset}
      />
    </AccountPart>
  )
}

function Passkey({ passkey }: { passkey: OwnPasskey }) {
  const text = useText()
  const client = useQueryClient()
  const [asks, ask] = useState<'name' | 'remove' | null>(null)
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey
  const change = useMutation({
    mutationFn: ({ method, body }: { method: 'PATCH' | 'DELETE'; body: object }) =>
      sendJson(method, `/api/admin/passkeys/${id}`, body),
    onSuccess: async () => {
      toast({ title: text('admin.saved') })
      ask(null)
      await client.invalidateQueries()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change.mutate({ method: 'PATCH', body: readForm(event.currentTarget) })
  }
  const moment = (at: string) => formatLocalMoment(new Date(at), text.language)
  const isRefused = needsConfirming(change.error)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name} {isSynced && <Badge tone="neutral">{text('admin.passkeys.synced')}</Badge>}
        </p>
        <p className="text-sm text-muted">{text('admin.passkeys.addedAt', { moment: moment(createdAt) })}</p>
        <p className="text-sm text-muted">
          {lastUsedAt ? text('admin.passkeys.usedAt', { moment: moment(lastUsedAt) }) : text('admin.passkeys.unused')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="sm"
          onClick={() => ask('name')}
          aria-label={text('admin.passkeys.renameOf', { name })}
        >
          {text('admin.passkeys.rename')}
        </Button>
        <Button
          tone="removal"
          size="sm"
          onClick={() => ask('remove')}
          aria-label={text('admin.passkeys.removeOf', { name })}
        >
          {text('admin.passkeys.remove')}
        </Button>
      </div>
      {asks === 'name' && (
        <Dialog
          open
          onOpenChange={(open) => !open && ask(null)}
          title={text('admin.passkeys.renameOf', { name })}
          closeLabel={text('shell.dialog.close')}
        >
          <form onSubmit={submit} noValidate className="grid gap-5">
            <Field label={text('admin.passkeys.name')} error={errorOf(change.error, 'name')} required>
              <TextInput name="name" defaultValue={name} autoComplete="off" />
            </Field>
            <Button type="submit" loading={change.isPending}>
              {text('admin.save')}
            </Button>
          </form>
        </Dialog>
      )}
      {asks === 'remove' && !isRefused && (
        <ConfirmDialog
          title={text('admin.passkeys.remove.confirm', { name })}
          confirmLabel={text('admin.passkeys.remove')}
          cancelLabel={text('admin.cancel')}
          loading={change.isPending}
          onConfirm={() => change.mutate({ method: 'DELETE', body: {} })}
          onCancel={() => ask(null)}
        >
          {text('admin.passkeys.remove.text')}
        </ConfirmDialog>
      )}
      <ConfirmIdentity
        error={change.error}
        onConfirmed={() => change.variables && change.mutate(change.variables)}
        onCancel={change.reset}
      />
    </div>
  )
}
