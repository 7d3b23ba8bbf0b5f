import { useMutation } from '@tanstack/react-query'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { mailFaultOf } from '../../mail-fault.ts'
import type { OutboxMail } from '../../outbox-mail.ts'

const tones = { queued: 'sun', sent: 'leaf', failed: 'clay' } as const

type OutboxMailCardProps = { readonly mail: OutboxMail; readonly onRetried: () => void }

/** A mail: to whom, what became of it, and why it did not leave; one that was given up can be tried again. */
export function OutboxMailCard({ mail, onRetried }: OutboxMailCardProps) {
  const text = useText()
  const { id, to, template, subject, language, state, attempts, lastError, createdAt, sentAt } = mail
  const retry = useMutation({
    mutationFn: () => sendJson<undefined>('POST', `/api/admin/mails/${id}/retry`, {}),
    onSuccess: () => toast({ title: text('admin-mail.retried') }),
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: onRetried,
  })
  const at = (moment: string) => formatLocalMoment(new Date(moment), text.language)
  const hasFault = state !== 'sent' && lastError !== null
  return (
    <Card className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{subject ?? text('admin-mail.unwritten', { template })}</p>
        <Badge tone={tones[state]}>{text(`admin-mail.state.${state}`)}</Badge>
      </div>
      <p className="wrap-anywhere">{to}</p>
      <p className="text-sm text-muted">
        {text('admin-mail.made', { date: at(createdAt) })}
        {sentAt && ` · ${text('admin-mail.left', { date: at(sentAt) })}`} · {text(`admin-mail.language.${language}`)}
        {state !== 'sent' && ` · ${text('admin-mail.attempts', { count: attempts })}`}
      </p>
      {hasFault && (
        <div className="rounded-control bg-clay-soft p-3 text-clay-deep">
          <p className="font-semibold">{text(`admin-mail.fault.${mailFaultOf(lastError)}`)}</p>
          <p className="text-sm wrap-anywhere">{lastError}</p>
        </div>
      )}
      {state === 'failed' && (
        <Button
          tone="secondary"
          size="sm"
          icon="refresh"
          className="justify-self-start"
          loading={retry.isPending}
          aria-label={text('admin-mail.retryOf', { to })}
          onClick={() => retry.mutate()}
        >
          {text('admin-mail.retry')}
        </Button>
      )}
    </Card>
  )
}
