import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { ConfirmIdentity, needsConfirming } from '#business/accounts/ui/confirm-identity.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
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
import { Disclosure } from '#design/disclosure.tsx'
import { Field } from '#design/field.tsx'
import { failureOf, reasonOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { TextInput } from '#design/text-input.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { webhookEvents } from '#kernel/webhook-event.ts'
import type { AddedWebhook, Webhook } from '../../webhook.ts'
import { DeliveryLog } from './delivery-log.tsx'

const path = '/api/admin/webhooks'
const webhooksQuery = () => queryOptions<Webhook[]>({ queryKey: [path] })

/** Addresses that are told of what happens: made, changed, tried, and what each was told. */
export function WebhookList() {
  const text = useText()
  const { data: webhooks, isError, refetch } = useQuery(webhooksQuery())
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [told, setTold] = useState<AddedWebhook | null>(null)
  if (isError) return <NotLoaded onRetry={refetch} />
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {text('admin-programs.webhook.add')}
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {webhooks && webhooks.length > 0 && <ScreenAction>{add}</ScreenAction>}
      {told && (
        <ToldOnce
          title={text('admin-programs.webhook.secret')}
          secret={told.secret}
          about={text('admin-programs.webhook.secret.text')}
          onClose={() => setTold(null)}
        />
      )}
      {!webhooks && <RowSkeleton label={text('shell.loading')} />}
      {webhooks?.length === 0 && (
        <EmptyList
          icon="bolt"
          title={text('admin-programs.webhook.empty')}
          description={text('admin-programs.webhook.empty.text')}
          action={add}
        />
      )}
      {webhooks && webhooks.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard webhook={webhook} onEdit={() => setEdited(webhook)} />
            </li>
          ))}
        </ul>
      )}
      {edited && <WebhookDialog edited={edited} onClose={() => setEdited(null)} onAdded={setTold} />}
    </div>
  )
}

function WebhookCard({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const text = useText()
  const client = useQueryClient()
  const { id, url, events, isOn, failingSince, stoppedAt } = webhook
  const test = useMutation({
    mutationFn: () => sendJson<undefined>('POST', `${path}/${id}/test`, {}),
    onSuccess: () => toast({ title: text('admin-programs.webhook.tested') }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [`${path}/${id}/deliveries`] }),
  })
  const at = (moment: string) => formatLocalMoment(new Date(moment), text.language)
  const state = !isOn ? 'off' : failingSince ? 'failing' : 'on'
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{url}</p>
        <Badge tone={({ on: 'leaf', failing: 'clay', off: 'neutral' } as const)[state]}>
          {text(`admin-programs.webhook.${state}`)}
        </Badge>
      </div>
      <p className="text-sm text-muted">{events.map((event) => text(`admin-programs.event.${event}`)).join(' · ')}</p>
      {stoppedAt && <Banner tone="error" title={text('admin-programs.webhook.stopped', { date: at(stoppedAt) })} />}
      {isOn && failingSince && <p>{text('admin-programs.webhook.failingSince', { date: at(failingSince) })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          size="sm"
          icon="edit"
          aria-label={text('admin-programs.webhook.editOf', { url })}
          onClick={onEdit}
        >
          {text('admin-programs.webhook.edit')}
        </Button>
        {isOn && (
          <Button tone="secondary" size="sm" loading={test.isPending} onClick={() => test.mutate()}>
            {text('admin-programs.webhook.test')}
          </Button>
        )}
      </div>
      <Disclosure summary={text('admin-programs.delivery.log')}>
        <DeliveryLog webhookId={id} isOn={isOn} />
      </Disclosure>
    </Card>
  )
}

type Request = { readonly method: 'POST' | 'PATCH' | 'DELETE'; readonly body: object }
type WebhookDialogProps = {
  readonly edited: Webhook | 'new'
  readonly onClose: () => void
  readonly onAdded: (added: AddedWebhook) => void
}

const formId = 'webhook-form'

/** Adds an address, or changes one, turns it on or off, removes it. */
function WebhookDialog({ edited, onClose, onAdded }: WebhookDialogProps) {
  const text = useText()
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const known = edited === 'new' ? null : edited
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ method, body }: Request) =>
      sendJson<AddedWebhook | Webhook | undefined>(method, known ? `${path}/${known.id}` : path, body),
    onSuccess: async (answer) => {
      if (answer && 'secret' in answer) onAdded(answer)
      toast({ title: text('admin.saved') })
      onClose()
      await client.invalidateQueries({ queryKey: [path] })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { url: form.get('url'), events: form.getAll('events') }
    mutate(known ? { method: 'PATCH', body: { ...body, updatedAt: known.updatedAt } } : { method: 'POST', body })
  }
  const failure = needsConfirming(error) ? undefined : failureOf(error, text('shell.error.text'))
  const { faultOf, onInput } = useFaults(error)
  const eventsError = faultOf('events')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={known ? text('admin-programs.webhook.editOf', { url: known.url }) : text('admin-programs.webhook.add')}
      closeLabel={text('shell.dialog.close')}
      footer={<SubmitFoot form={formId} label={text('admin.save')} loading={isPending} onCancel={onClose} />}
    >
      <form id={formId} onSubmit={submit} onInput={onInput} noValidate className="grid gap-5">
        {failure && <Banner tone="error" title={failure} />}
        <Field
          label={text('admin-programs.webhook.url')}
          hint={text('admin-programs.webhook.url.hint')}
          error={faultOf('url')}
          required
        >
          <TextInput name="url" type="url" maxLength={1000} autoComplete="off" defaultValue={known?.url} />
        </Field>
        <fieldset aria-describedby={eventsError && `${formId}-events`}>
          <legend className="font-semibold">{text('admin-programs.webhook.events')}</legend>
          {eventsError && (
            <p id={`${formId}-events`} className="text-clay-deep">
              {eventsError}
            </p>
          )}
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              name="events"
              value={event}
              defaultChecked={known?.events.includes(event)}
              label={text(`admin-programs.event.${event}`)}
              hint={<code>{event}</code>}
            />
          ))}
        </fieldset>
      </form>
      <ConfirmIdentity error={error} onConfirmed={() => variables && mutate(variables)} onCancel={reset} />
      {known && isRemoving && (
        <ConfirmDialog
          title={text('admin-programs.webhook.remove.confirm', { url: known.url })}
          confirmLabel={text('admin-programs.webhook.remove')}
          cancelLabel={text('admin.cancel')}
          loading={isPending}
          onConfirm={() => mutate({ method: 'DELETE', body: {} })}
          onCancel={() => setRemoving(false)}
        />
      )}
      {known && (
        <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
          <Button
            tone="secondary"
            size="sm"
            onClick={() => mutate({ method: 'PATCH', body: { isOn: !known.isOn, updatedAt: known.updatedAt } })}
          >
            {text(known.isOn ? 'admin-programs.webhook.turnOff' : 'admin-programs.webhook.turnOn')}
          </Button>
          <Button tone="removal" size="sm" onClick={() => setRemoving(true)}>
            {text('admin-programs.webhook.remove')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
