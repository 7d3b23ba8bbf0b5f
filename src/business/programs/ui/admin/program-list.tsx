import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { ConfirmIdentity, needsConfirming } from '#business/accounts/ui/confirm-identity.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { scopes } from '#business/accounts/scopes.ts'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { ToldOnce } from '#business/accounts/ui/told-once.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { SubmitFoot } from '#design/form/submit-foot.tsx'
import { Field } from '#design/field.tsx'
import { failureOf, reasonOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { Select } from '#design/select.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { tokenDays, type AddedProgram, type Program } from '../../program.ts'
import { scopeKey } from './program-words.ts'

const path = '/api/admin/programs'
const programsQuery = () => queryOptions<Program[]>({ queryKey: [path] })

/** Programs that may use the back office: made with their scopes, and taken their token from. */
export function ProgramList() {
  const text = useText()
  const { data: programs, isError, refetch } = useQuery(programsQuery())
  const [isAdding, setAdding] = useState(false)
  const [told, setTold] = useState<AddedProgram | null>(null)
  if (isError) return <NotLoaded onRetry={refetch} />
  const add = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {text('admin-programs.add')}
    </Button>
  )
  const docs = (
    <a className="link inline-flex min-h-11 items-center" href="/api/docs/back-office">
      {text('admin-programs.docs')}
    </a>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {programs && programs.length > 0 && (
        <div>
          <ScreenAction>{add}</ScreenAction>
          {docs}
        </div>
      )}
      {told && (
        <ToldOnce
          title={text('admin-programs.told', { name: told.name })}
          secret={told.token}
          about={text('admin-programs.told.text')}
          onClose={() => setTold(null)}
        />
      )}
      {!programs && <RowSkeleton label={text('shell.loading')} />}
      {programs?.length === 0 && (
        <EmptyList
          icon="plug"
          title={text('admin-programs.empty')}
          description={text('admin-programs.empty.text')}
          action={
            <div className="grid justify-items-center gap-2">
              {add}
              {docs}
            </div>
          }
        />
      )}
      {programs && programs.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {programs.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <AddProgram onClose={() => setAdding(false)} onAdded={setTold} />}
    </div>
  )
}

const tones = { open: 'leaf', expired: 'neutral', revoked: 'neutral', owner_closed: 'clay' } as const

function ProgramCard({ program }: { program: Program }) {
  const text = useText()
  const client = useQueryClient()
  const [isRevoking, setRevoking] = useState(false)
  const { id, name, scopes: its, tokenStart, ownerName, state, createdAt, expiresAt, lastUsedAt } = program
  const revoke = useMutation({
    mutationFn: () => sendJson<Program>('DELETE', `${path}/${id}`, {}),
    onSuccess: () => toast({ title: text('admin-programs.revoked') }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: async () => {
      setRevoking(false)
      await client.invalidateQueries({ queryKey: [path] })
    },
  })
  const at = (moment: string) => formatLocalMoment(new Date(moment), text.language)
  const used = lastUsedAt ? text('admin-programs.used', { date: at(lastUsedAt) }) : text('admin-programs.unused')
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{name}</p>
        <span className="flex items-center gap-3">
          <Badge tone={tones[state]}>{text(`admin-programs.state.${state}`)}</Badge>
          {state !== 'revoked' && (
            <Button
              tone="removal"
              size="sm"
              aria-label={text('admin-programs.revokeOf', { name })}
              onClick={() => setRevoking(true)}
            >
              {text('admin-programs.revoke')}
            </Button>
          )}
        </span>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {scopes
          .filter((scope) => its.includes(scope))
          .map((scope) => (
            <li key={scope}>{text(scopeKey(scope))}</li>
          ))}
      </ul>
      <p className="text-sm text-muted">
        <code>{tokenStart}…</code> · {text('admin-programs.made', { name: ownerName, date: at(createdAt) })} ·{' '}
        {text('admin-programs.ends', { date: at(expiresAt) })} · {used}
      </p>
      {isRevoking && (
        <ConfirmDialog
          title={text('admin-programs.revoke.confirm', { name })}
          confirmLabel={text('admin-programs.revoke')}
          cancelLabel={text('admin.cancel')}
          loading={revoke.isPending}
          onConfirm={() => revoke.mutate()}
          onCancel={() => setRevoking(false)}
        />
      )}
    </Card>
  )
}

const formId = 'program-form'

function AddProgram({ onClose, onAdded }: { onClose: () => void; onAdded: (program: AddedProgram) => void }) {
  const text = useText()
  const client = useQueryClient()
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (body: object) => sendJson<AddedProgram>('POST', path, body),
    onSuccess: async (added) => {
      onAdded(added)
      onClose()
      await client.invalidateQueries({ queryKey: [path] })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    mutate({ name: form.get('name'), days: form.get('days'), scopes: form.getAll('scopes') })
  }
  const failure = needsConfirming(error) ? undefined : failureOf(error, text('shell.error.text'))
  const { faultOf, onInput } = useFaults(error)
  const scopesError = faultOf('scopes')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-programs.add')}
      closeLabel={text('shell.dialog.close')}
      footer={<SubmitFoot form={formId} label={text('admin-programs.make')} loading={isPending} onCancel={onClose} />}
    >
      <form id={formId} onSubmit={submit} onInput={onInput} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        <Field label={text('admin-programs.name')} error={faultOf('name')} required>
          <TextInput name="name" maxLength={60} autoComplete="off" />
        </Field>
        <fieldset aria-describedby={scopesError && `${formId}-scopes`}>
          <legend className="font-semibold">{text('admin-programs.scopes')}</legend>
          {scopesError && (
            <p id={`${formId}-scopes`} className="text-clay-deep">
              {scopesError}
            </p>
          )}
          <div className="grid sm:grid-cols-2 sm:gap-x-4">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                value={scope}
                label={text(scopeKey(scope))}
                hint={<code>{scope}</code>}
              />
            ))}
          </div>
        </fieldset>
        <Field label={text('admin-programs.days')} error={faultOf('days')} required>
          <Select
            name="days"
            defaultValue="90"
            options={tokenDays.map((days) => ({
              value: days,
              label: text('admin-programs.days.count', { days: Number(days) }),
            }))}
          />
        </Field>
      </form>
      <ConfirmIdentity error={error} onConfirmed={() => variables && mutate(variables)} onCancel={reset} />
    </Dialog>
  )
}
