import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pagesOf } from '#client/pages-of.ts'
import { readForm } from '#client/read-form.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { mailStates } from '#kernel/mail-state.ts'
import { type OutboxPage, type OutboxMail, mailFaultOf } from '../../outbox-mail.ts'
import { reasonOf } from '#design/form/field-errors.ts'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Card } from '#design/card.tsx'
import { toast } from '#design/toast.ts'
import { formatLocalMoment, languageInSentence } from '#i18n/format.ts'

const path = '/api/admin/mails'

/** The mails of the site, the newest first; the filter is in the address. */
export function OutboxList() {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const list = useInfiniteQuery(pagesOf<OutboxPage>(path, filter))
  const { data, isError, refetch } = list
  const mails = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <OutboxFilter key={filter.toString()} filter={filter} onChange={setFilter} />
      {isError && <NotLoaded onRetry={refetch} />}
      {!mails && !isError && <Skeleton className="h-64" />}
      {mails?.length === 0 && <StateBlock title={text('admin-mail.empty')} icon="mail" />}
      {mails && mails.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {mails.map((mail) => (
            <li key={mail.id}>
              <OutboxMailCard mail={mail} onRetried={() => void refetch()} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
  )
}

type OutboxFilterProps = {
  readonly filter: URLSearchParams
  readonly onChange: (filter: URLSearchParams) => void
}

function OutboxFilter({ filter, onChange }: OutboxFilterProps) {
  const text = useText()
  const apply = (form: HTMLFormElement) =>
    onChange(new URLSearchParams(Object.entries(readForm(form)).filter(([, value]) => value.trim() !== '')))
  return (
    <form
      role="search"
      className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <Field label={text('admin-mail.search')}>
        <TextInput name="q" type="search" maxLength={200} defaultValue={filter.get('q') ?? ''} />
      </Field>
      <Field label={text('admin-mail.state')}>
        <Select
          name="state"
          defaultValue={filter.get('state') ?? ''}
          onChange={({ currentTarget: { form } }) => form && apply(form)}
          placeholder={text('admin.audit.all')}
          options={mailStates.map((state) => ({ value: state, label: text(`admin-mail.state.${state}`) }))}
        />
      </Field>
      <Button type="submit" tone="secondary" icon="search">
        {text('admin-mail.submit')}
      </Button>
    </form>
  )
}

const tones = { queued: 'sun', sent: 'leaf', failed: 'clay' } as const

type OutboxMailCardProps = { readonly mail: OutboxMail; readonly onRetried: () => void }

/** A mail: to whom, what became of it, and why it did not leave; one that was given up can be tried again. */
function OutboxMailCard({ mail, onRetried }: OutboxMailCardProps) {
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
    <Card className="grid gap-1 sm:py-4">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">{subject ?? text('admin-mail.unwritten', { template })}</p>
        <Badge tone={tones[state]}>{text(`admin-mail.state.${state}`)}</Badge>
      </div>
      <p className="wrap-anywhere">{to}</p>
      <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
        <li>{text('admin-mail.made', { date: at(createdAt) })}</li>
        {sentAt && <li>{text('admin-mail.left', { date: at(sentAt) })}</li>}
        <li>{text('admin-mail.inLanguage', { language: languageInSentence(language, text.language) })}</li>
        {state !== 'sent' && <li>{text('admin-mail.attempts', { count: attempts })}</li>}
      </ul>
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
