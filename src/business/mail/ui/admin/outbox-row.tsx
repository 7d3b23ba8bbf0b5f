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
import type { Text } from '#i18n/text.ts'
import { isMailName } from '../../mail-name.ts'
import { MailFrame } from './mail-frame.tsx'
import { type MailText, mailFaultOf, type OutboxMail } from '../../outbox-mail.ts'

/** Where the mails of the site are read. */
export const outboxPath = '/api/admin/mails'

const tones = { queued: 'sun', failed: 'clay' } as const

/** Where things stand: alone a mail says first what it is about, of a group that stands above it. */
const places = {
  alone: {
    row: 'gap-y-0.5 py-1.5 md:grid-cols-[1.25rem_7rem_minmax(0,1fr)_minmax(0,14rem)_6rem_6rem]',
    what: 'max-md:col-[2/4] max-md:row-start-2',
    last: 'max-md:row-start-3',
  },
  ofGroup: {
    row: 'max-md:py-2 md:grid-cols-[1.25rem_minmax(0,1fr)_minmax(0,16rem)_6rem_6rem] md:pointer-fine:min-h-9',
    what: 'max-md:row-start-1',
    last: 'max-md:row-start-2',
  },
}

type OutboxRowProps = {
  readonly mail: OutboxMail
  readonly now: Date
  readonly onRetried: () => void
  /** What it is about stands above it. */
  readonly isOfGroup?: boolean
}

/**
 * A mail on a line: of what or to whom, what it is, where it stands, since when; why it did not leave, and the next try. It opens on
 * what it says.
 */
export function OutboxRow({ mail, now, onRetried, isOfGroup = false }: OutboxRowProps) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = places[isOfGroup ? 'ofGroup' : 'alone']
  const { to, name, reference, state, attempts, lastError, createdAt } = mail
  const told = [name, reference, to].filter((one) => one !== null)
  const [first, ...others] = isOfGroup ? [null, ...(reference ? [to] : [])] : told
  const hasFailed = state === 'failed' || (state === 'queued' && lastError !== null)
  const fault = hasFailed ? mailFaultOf(lastError ?? '') : null
  return (
    <li className="[&:first-child>div:first-child]:rounded-t-card [&:last-child>div]:rounded-b-card">
      <div className="pr-3 hover:bg-sand-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className={`grid min-h-11 w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 pl-3 text-left ${place.row}`}
        >
          <Icon
            name="chevron-right"
            className={`size-4 text-muted transition-transform max-md:row-[1/4] ${isOpen ? 'rotate-90' : ''}`}
          />
          {!isOfGroup && (
            <span className="min-w-0 truncate font-semibold tabular-nums max-md:col-start-2 max-md:row-start-1">
              {first}
            </span>
          )}
          <span className={`min-w-0 ${place.what}`}>{whatIs(mail, text)}</span>
          <span
            className={`text-sm text-muted max-md:col-start-2 ${place.last} ${isOpen ? 'wrap-anywhere' : 'truncate'}`}
          >
            {joinWithDots(others)}
          </span>
          <span className="text-sm text-muted max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end">
            {state === 'sent' ? (
              text('admin-mail.state.sent')
            ) : (
              <Badge tone={tones[state]}>{text(`admin-mail.state.${state}`)}</Badge>
            )}
          </span>
          <span
            className={`text-right text-sm text-muted tabular-nums max-md:col-start-3 ${place.last}`}
            title={formatLocalMoment(new Date(createdAt), text.language)}
          >
            {text('admin.ago', { age: formatAge(now.getTime() - Date.parse(createdAt), text.language) })}
          </span>
        </button>
        {fault && (
          <div className="flex flex-wrap items-center justify-end gap-2 pb-2 pl-3">
            <span className="min-w-0 grow pl-8 text-sm font-medium text-clay max-md:basis-full md:basis-0">
              {joinWithDots([text(`admin-mail.fault.${fault}`), text('admin-mail.attempts', { count: attempts })])}
            </span>
            {state === 'failed' && fault === 'address' && <Reach mail={mail} />}
            {state === 'failed' && <Retry mail={mail} onRetried={onRetried} />}
          </div>
        )}
      </div>
      <div id={id}>{isOpen && <OpenMail mail={mail} />}</div>
    </li>
  )
}

/** Those that a mail is sent as where it has several names. */
const shared = ['booking-change-visitor', 'application-staff'] as const

/** What a mail is, in the words of whoever reads the list; its subject where it is none of ours. */
function whatIs({ template, subject, news }: OutboxMail, text: Text): string {
  const mailName = news === null ? template : `decision-${news}`
  if (isMailName(mailName)) return text(`admin-mail-words.mail.${mailName}`)
  const known = shared.find((name) => name === template)
  return known ? text(`admin-mail.what.${known}`) : (subject ?? text('admin-mail.unwritten', { template }))
}

/** Where whoever asked is known, by what the mail is about; null for what is about nobody. */
export function personOf({ reference }: OutboxMail): string | null {
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
function OpenMail({ mail }: Pick<OutboxRowProps, 'mail'>) {
  const text = useText()
  const { id, template, subject, language, state, attempts, lastError, createdAt, sentAt } = mail
  const { data, isError, refetch } = useQuery<MailText>({
    queryKey: [`${outboxPath}/${id}`],
  })
  const at = (moment: string) => formatLocalMoment(new Date(moment), text.language)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-sand px-4 py-3 md:pl-11">
      {subject && <p className="font-semibold wrap-anywhere">{subject}</p>}
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
      </p>
    </div>
  )
}
