import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { idOfReference } from '#business/financing/application.ts'
import { leadOfReference } from '#business/leads/lead.ts'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { reasonOf } from '#design/form/field-errors.ts'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { toast } from '#design/toast.ts'
import { formatAge, formatLocalMoment, languageInSentence } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { MailFrame } from './mail-frame.tsx'
import { type MailText, mailFaultOf, type OutboxMail } from '../../outbox-mail.ts'

/** Where the mails of the site are read. */
export const outboxPath = '/api/admin/mails'

const tones = { queued: 'sun', failed: 'clay' } as const

type OutboxRowProps = {
  readonly mail: OutboxMail
  readonly now: Date
  readonly onRetried: () => void
}

/** A mail on a line: what about, to whom, where it stands unless it has left, since when; why it did not leave, and the next try. It opens on what it says. */
export function OutboxRow({ mail, now, onRetried }: OutboxRowProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { to, template, subject, state, attempts, lastError, createdAt } = mail
  const fault = state === 'sent' || lastError === null ? null : mailFaultOf(lastError)
  return (
    <li className="[&:first-child>div:first-child]:rounded-t-card [&:last-child>div]:rounded-b-card">
      <div className="flex items-center gap-3 pr-3 hover:bg-sand-2 max-md:flex-wrap">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="grid min-h-11 min-w-0 grow grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-1.5 pl-3 text-left max-md:w-full md:grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,15rem)_auto_auto]"
        >
          <Icon
            name="chevron-right"
            className={`size-4 text-muted transition-transform max-md:row-span-2 ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="max-md:order-4 max-md:justify-self-end md:order-1">
            {state === 'sent' ? (
              <span className="sr-only">{text('admin-mail.state.sent')}</span>
            ) : (
              <Badge tone={tones[state]}>{text(`admin-mail.state.${state}`)}</Badge>
            )}
          </span>
          <span className="min-w-0 max-md:order-1">
            <span className={`font-semibold ${isOpen ? 'block' : 'line-clamp-2 md:line-clamp-1'}`}>
              {subject ?? text('admin-mail.unwritten', { template })}
            </span>
            {fault && (
              <span className="block text-sm font-medium text-clay max-md:hidden">
                {joinWithDots([text(`admin-mail.fault.${fault}`), text('admin-mail.attempts', { count: attempts })])}
              </span>
            )}
          </span>
          <span
            className={`text-sm text-muted max-md:order-3 max-md:col-start-2 md:text-base ${isOpen ? 'wrap-anywhere' : 'truncate'}`}
          >
            {to}
          </span>
          <span
            className="text-sm text-muted tabular-nums max-md:order-2 max-md:justify-self-end md:order-2"
            title={formatLocalMoment(new Date(createdAt), text.language)}
          >
            {text('admin.ago', { age: formatAge(now.getTime() - Date.parse(createdAt), text.language) })}
          </span>
        </button>
        {state === 'failed' && (
          <p className="flex min-w-0 items-center justify-between gap-3 max-md:w-full max-md:pb-2 max-md:pl-11">
            <span className="min-w-0 text-sm font-medium text-clay md:hidden">
              {text(`admin-mail.fault.${fault ?? 'other'}`)}
            </span>
            {fault === 'address' && personOf(mail) ? (
              <Reach mail={mail} />
            ) : (
              <Retry mail={mail} onRetried={onRetried} />
            )}
          </p>
        )}
      </div>
      <div id={id}>{isOpen && <OpenMail mail={mail} onRetried={onRetried} />}</div>
    </li>
  )
}

/** Where whoever asked is known, by what the mail is about; null for what is about nobody. */
function personOf({ reference }: OutboxMail): string | null {
  const isKnown = reference && (leadOfReference(reference) ?? idOfReference(reference)) !== null
  return isKnown ? `/admin/people/${reference}` : null
}

/** To whoever the mail is about: their other addresses, their phone. */
function Reach({ mail }: { readonly mail: OutboxMail }) {
  const text = useText()
  const to = personOf(mail)
  if (!to) return null
  return (
    <Button asChild tone="secondary" size="sm" icon="people" className="shrink-0">
      <Link to={to} aria-label={text('admin-mail.reachOf', { to: mail.to })}>
        {text('admin-mail.reach')}
      </Link>
    </Button>
  )
}

function Retry({ mail: { id, to }, onRetried }: Omit<OutboxRowProps, 'now'>) {
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<undefined>('POST', `${outboxPath}/${id}/retry`, {}),
    onSuccess: () => toast({ title: text('admin-mail.retried') }),
    onError: (error) =>
      toast({
        title: reasonOf(error, text('shell.error.text')),
        tone: 'error',
      }),
    onSettled: onRetried,
  })
  return (
    <Button
      tone="secondary"
      size="sm"
      icon="refresh"
      className="shrink-0"
      loading={isPending}
      aria-label={text('admin-mail.retryOf', { to })}
      onClick={() => mutate()}
    >
      {text('admin-mail.retry')}
    </Button>
  )
}

/** When it was made and left, in which language, what the mail server said, and what it says. */
function OpenMail({ mail, onRetried }: Omit<OutboxRowProps, 'now'>) {
  const text = useText()
  const { id, template, subject, language, state, attempts, lastError, createdAt, sentAt } = mail
  const { data, isError, refetch } = useQuery<MailText>({
    queryKey: [`${outboxPath}/${id}`],
  })
  const at = (moment: string) => formatLocalMoment(new Date(moment), text.language)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-sand px-4 py-3 md:pl-11">
      <p className="text-sm text-muted">
        {joinWithDots([
          text('admin-mail.made', { date: at(createdAt) }),
          sentAt && text('admin-mail.left', { date: at(sentAt) }),
          text('admin-mail.inLanguage', {
            language: languageInSentence(language, text.language),
          }),
          state !== 'sent' && text('admin-mail.attempts', { count: attempts }),
        ])}
      </p>
      {state !== 'sent' && lastError !== null && <p className="text-sm wrap-anywhere text-clay-deep">{lastError}</p>}
      {isError && <NotLoaded onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.html === null && <p className="text-muted">{text('admin-mail.unwritable')}</p>}
      {data?.html && <MailFrame html={data.html} title={subject ?? text('admin-mail.unwritten', { template })} />}
      <p className="flex flex-wrap gap-2 empty:hidden">
        <Reach mail={mail} />
        {state === 'failed' && mailFaultOf(lastError ?? '') === 'address' && (
          <Retry mail={mail} onRetried={onRetried} />
        )}
      </p>
    </div>
  )
}
