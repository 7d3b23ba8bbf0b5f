import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { Badge } from '#design/badge.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import { DataTable } from '#design/admin/data-table.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { formatShortMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import type { StaffMember } from '../staff-member.ts'
import { staffQuery, useMe } from './me.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { RoleField } from './role-field.tsx'
import { Banner } from '#design/banner.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Dialog } from '#design/dialog.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { contactLinks } from '#kernel/contact-links.ts'
import { ConfirmIdentity, needsConfirming } from './confirm-identity.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { Invitations, InviteDialog } from './invitations.tsx'
import { ToldOnce } from './told-once.tsx'

/** Everyone who works here, and what can be changed of their accounts. */
export function StaffList() {
  const text = useText()
  const { data: members, isError, refetch } = useQuery(staffQuery())
  const [edited, setEdited] = useState<StaffMember | Typed | null>(null)
  const [inviting, setInviting] = useState(false)
  const [told, setTold] = useState<{ name: string; password: string } | null>(null)
  const columns = useMemo(() => staffColumns(text, setEdited), [text])
  if (isError) return <NotLoaded onRetry={refetch} />
  const isAlone = members?.length === 1
  const without = members?.filter(({ hasSecondFactor, isDisabled }) => !hasSecondFactor && !isDisabled) ?? []
  const invite = (
    <Button icon="mail" onClick={() => setInviting(true)}>
      {text('admin.staff.invite')}
    </Button>
  )
  return (
    <div className="grid gap-4">
      {!isAlone && <ScreenAction>{invite}</ScreenAction>}
      {told && (
        <ToldOnce
          title={text('admin.staff.told', { name: told.name })}
          secret={told.password}
          about={text('admin.staff.told.text')}
          onClose={() => setTold(null)}
        />
      )}
      {without.length > 0 && <WithoutFactor members={without} />}
      <DataTable
        caption={text('admin.menu.staff')}
        rows={members}
        columns={columns}
        rowId={({ id }) => id}
        language={text.language}
        loading={<RowSkeleton label={text('shell.loading')} />}
        empty={null}
      />
      {isAlone && (
        <EmptyList
          icon="people"
          title={text('admin.staff.alone')}
          description={text('admin.staff.alone.text')}
          action={invite}
        />
      )}
      {members && (
        <Button tone="secondary" size="sm" icon="plus" className="justify-self-start" onClick={() => setEdited({})}>
          {text('admin.staff.addWithPassword')}
        </Button>
      )}
      <Invitations />
      {inviting && <InviteDialog onClose={() => setInviting(false)} onWithoutMail={setEdited} />}
      {edited && <StaffDialog member={edited} onClose={() => setEdited(null)} onPassword={setTold} />}
    </div>
  )
}

/** What the list shows of an account; what is usual is not told: that it is open, and has a second factor. */
function staffColumns(text: Text, onEdit: (member: StaffMember) => void): DataColumn<StaffMember>[] {
  return [
    {
      id: 'name',
      onPhone: 'line',
      header: text('admin.staff.name'),
      cell: ({ name, email, role }) => (
        <>
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-muted md:hidden"> · {text(`admin.role.${role}`)}</span>
          <span className="block text-sm wrap-anywhere text-muted">{email}</span>
        </>
      ),
    },
    { id: 'role', onPhone: 'hidden', header: text('admin.staff.role'), cell: ({ role }) => text(`admin.role.${role}`) },
    {
      id: 'seen',
      onPhone: 'line',
      header: text('admin.staff.seen'),
      cell: ({ lastSeenAt }) => (
        <span className="text-sm tabular-nums max-md:text-muted md:whitespace-nowrap">
          <span className="md:hidden">{text('admin.staff.seen')} · </span>
          {lastSeenAt ? formatShortMoment(new Date(lastSeenAt), text.language) : '–'}
        </span>
      ),
    },
    {
      id: 'state',
      onPhone: 'line',
      header: text('admin.staff.state'),
      cell: ({ isDisabled, hasOneTimePassword, hasSecondFactor }) => (
        <span className="flex flex-wrap gap-1 empty:hidden">
          {isDisabled && <Badge tone="clay">{text('admin.staff.disabled')}</Badge>}
          {hasOneTimePassword && <Badge tone="sun">{text('admin.staff.oneTime')}</Badge>}
          {!hasSecondFactor && !isDisabled && <Badge>{text('admin.factor.off')}</Badge>}
        </span>
      ),
    },
    {
      id: 'actions',
      onPhone: 'actions',
      header: text('admin.staff.edit'),
      hideHeader: true,
      cell: (member) => (
        <span className="block max-md:ml-2 md:text-right">
          <Button
            tone="secondary"
            size="sm"
            icon="edit"
            onClick={() => onEdit(member)}
            aria-label={text('admin.staff.editOf', { name: member.name })}
          >
            <span className="max-md:hidden">{text('admin.staff.edit')}</span>
          </Button>
        </span>
      ),
    },
  ]
}

/** How many have no second factor, and what can be done: one's own is set up in one's account, the others are asked by one mail. */
function WithoutFactor({ members }: { readonly members: readonly StaffMember[] }) {
  const text = useText()
  const me = useMe()
  const others = members.filter(({ id }) => id !== me?.id).map(({ email }) => email)
  const { mail } = contactLinks(
    { email: others },
    {
      subject: text('admin.staff.factor.ask.subject'),
      words: text('admin.staff.factor.ask.words', { address: `${location.origin}/admin/account` }),
    },
  )
  const look = 'link inline-flex min-h-11 items-center'
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="inline-flex items-center gap-2 font-semibold">
        <Icon name="alert" className="size-4 text-clay" />
        {text('admin.staff.factor.without', { count: members.length })}
      </span>
      {others.length < members.length && (
        <Link to="/admin/account" className={look}>
          {text('admin.staff.factor.own')}
        </Link>
      )}
      {others.length > 0 && (
        <a href={mail ?? undefined} className={look}>
          {text('admin.staff.factor.ask', { count: others.length })}
        </a>
      )}
    </p>
  )
}

type Answer = (StaffMember & { readonly oneTimePassword: string | null }) | undefined
type Request = { readonly method: 'POST' | 'PATCH' | 'DELETE'; readonly body: object }

/** What was typed of somebody who has no account yet. */
type Typed = Readonly<Record<string, string>>

const isMember = (one: StaffMember | Typed): one is StaffMember => 'hasSecondFactor' in one

type StaffDialogProps = {
  readonly member: StaffMember | Typed
  readonly onClose: () => void
  readonly onPassword: (told: { name: string; password: string }) => void
}

const formId = 'staff-form'

/** Adds somebody, or changes their role, locks them out, gives them a new password. */
function StaffDialog({ member, onClose, onPassword }: StaffDialogProps) {
  const text = useText()
  const client = useQueryClient()
  const me = useMe()
  const [removing, setRemoving] = useState(false)
  const known = isMember(member) ? member : null
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ method, body }: Request) =>
      sendJson<Answer>(method, known ? `/api/admin/staff/${known.id}` : '/api/admin/staff', body),
    onSuccess: async (answer) => {
      if (answer?.oneTimePassword) onPassword({ name: answer.name, password: answer.oneTimePassword })
      toast({ title: text('admin.saved') })
      onClose()
      await client.invalidateQueries({ queryKey: staffQuery().queryKey })
    },
  })
  const change = (body: object) => mutate({ method: 'PATCH', body })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    mutate({ method: known ? 'PATCH' : 'POST', body: known ? { ...body, updatedAt: known.updatedAt } : body })
  }
  const failure = needsConfirming(error) ? undefined : failureOf(error, text('shell.error.text'))
  const { faultOf, onInput } = useFaults(error)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={known ? text('admin.staff.editOf', { name: known.name }) : text('admin.staff.add')}
      closeLabel={text('shell.dialog.close')}
      footer={
        <SubmitFoot
          form={formId}
          label={text(known ? 'admin.save' : 'admin.staff.create')}
          loading={isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit} onInput={onInput} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        {!known && (
          <Field label={text('admin.signIn.email')} error={faultOf('email')} required>
            <TextInput name="email" type="email" defaultValue={member['email']} autoComplete="off" />
          </Field>
        )}
        <Field label={text('admin.staff.name')} error={faultOf('name')} required>
          <TextInput name="name" defaultValue={member['name']} autoComplete="off" />
        </Field>
        <RoleField given={member['role']} fault={faultOf('role')} />
      </form>
      <ConfirmIdentity error={error} onConfirmed={() => variables && mutate(variables)} onCancel={reset} />
      {known && removing && (
        <ConfirmDialog
          title={text('admin.staff.remove.confirm', { name: known.name })}
          confirmLabel={text('admin.staff.remove')}
          cancelLabel={text('admin.cancel')}
          loading={isPending}
          onConfirm={() => mutate({ method: 'DELETE', body: {} })}
          onCancel={() => setRemoving(false)}
        />
      )}
      {known && known.id !== me?.id && (
        <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
          <Button tone="secondary" size="sm" onClick={() => change({ resetPassword: true })}>
            {text('admin.staff.resetPassword')}
          </Button>
          {known.hasSecondFactor && (
            <Button tone="secondary" size="sm" onClick={() => change({ resetSecondFactor: true })}>
              {text('admin.staff.resetFactor')}
            </Button>
          )}
          <Button tone="secondary" size="sm" onClick={() => change({ isDisabled: !known.isDisabled })}>
            {text(known.isDisabled ? 'admin.staff.enable' : 'admin.staff.disable')}
          </Button>
          <Button tone="removal" size="sm" onClick={() => setRemoving(true)}>
            {text('admin.staff.remove')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
