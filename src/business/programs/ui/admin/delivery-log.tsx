import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pagesOf } from '#client/pages-of.ts'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Delivery, DeliveryPage } from '../../webhook.ts'
import { eventKey } from './program-words.ts'

const tones = { queued: 'sun', delivered: 'leaf', failed: 'clay' } as const
const none = new URLSearchParams()

type DeliveryLogProps = { readonly webhookId: string; readonly isOn: boolean }

/** What an address was told, what it answered, and a way to send it once more. */
export function DeliveryLog({ webhookId, isOn }: DeliveryLogProps) {
  const text = useText()
  const list = useInfiniteQuery(pagesOf<DeliveryPage>(`/api/admin/webhooks/${webhookId}/deliveries`, none))
  const { data, isLoadingError, refetch } = list
  const deliveries = data?.pages.flatMap(({ items }) => items)
  if (isLoadingError) return <NotLoaded onRetry={refetch} />
  if (!deliveries) return <Skeleton className="h-24" />
  if (deliveries.length === 0) return <p>{text('admin-programs.delivery.empty')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="py-3">
            <DeliveryRow delivery={delivery} isOn={isOn} onAgain={() => void refetch()} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  )
}

type DeliveryRowProps = { readonly delivery: Delivery; readonly isOn: boolean; readonly onAgain: () => void }

function DeliveryRow({ delivery, isOn, onAgain }: DeliveryRowProps) {
  const text = useText()
  const { id, type, state, attempts, nextTryAt, lastStatus, lastAnswer, lastError, createdAt, body } = delivery
  const again = useMutation({
    mutationFn: () => sendJson<undefined>('POST', `/api/admin/webhook-deliveries/${id}/retry`, {}),
    onSuccess: () => toast({ title: text('admin-programs.delivery.sent') }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: onAgain,
  })
  const at = (moment: string) => formatLocalMoment(new Date(moment), text.language)
  const key = eventKey(type)
  const event = key ? text(key) : type
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-semibold">{event}</p>
        <Badge tone={tones[state]}>{text(`admin-programs.delivery.state.${state}`)}</Badge>
      </div>
      <p className="text-sm text-muted">
        {at(createdAt)} · {text('admin-programs.delivery.attempts', { count: attempts })}
        {nextTryAt && attempts > 0 && ` · ${text('admin-programs.delivery.next', { date: at(nextTryAt) })}`}
      </p>
      {lastStatus !== null && (
        <p className="text-sm wrap-anywhere">
          {text('admin-programs.delivery.answer', { status: lastStatus })} <code>{lastAnswer}</code>
        </p>
      )}
      {lastError && <p className="text-sm wrap-anywhere text-clay-deep">{lastError}</p>}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm">
          {text('admin-programs.delivery.body')}
        </summary>
        <pre className="overflow-x-auto rounded-control bg-sand-2 p-3 text-sm">{body}</pre>
      </details>
      {isOn && (
        <Button
          tone="secondary"
          size="sm"
          icon="refresh"
          className="justify-self-start"
          loading={again.isPending}
          aria-label={text('admin-programs.delivery.againOf', { event, date: at(createdAt) })}
          onClick={() => again.mutate()}
        >
          {text('admin-programs.delivery.again')}
        </Button>
      )}
    </div>
  )
}
