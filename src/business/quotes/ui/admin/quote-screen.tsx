import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { Link, useParams } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { ApiError } from '#client/api-error.ts'
import { readForm } from '#client/read-form.ts'
import { sendJson } from '#client/send.ts'
import { Badge } from '#design/badge.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { failureOf } from '#design/form/field-errors.ts'
import { useFaults } from '#design/form/use-faults.ts'
import { Icon } from '#design/icon.tsx'
import { RecordSkeleton } from '#design/admin/list-skeleton.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatLocalMoment, formatLongDate, formatShortDay, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { quoteDays } from '#kernel/retention.ts'
import { stepInWords } from '#kernel/usual-step.ts'
import type { AdminQuote, QuoteUse } from '../../admin-quote.ts'
import { forItsReader, isSoldMonthly, quotePage } from '../../quote-address.ts'
import { Runs } from '../quote-runs.tsx'
import { Receipt } from '../quote-view.tsx'
import { ChangedSince } from './changed-since.tsx'
import { CopyLink } from './copy-link.tsx'
import { CorrectQuote } from './correct-quote.tsx'
import { adminQuotePage, adminQuoteQuery, quotePersonQuery, quotesPath, quoteUsesQuery } from './quote-queries.ts'
import { SendQuote } from './send-quote.tsx'

/** A quote of the key in the address, in each of its states. */
export function QuoteScreen() {
  const text = useText()
  const { key = '' } = useParams()
  const { data, error, refetch } = useQuery(adminQuoteQuery(key))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Link to="/admin/quotes" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
        <Icon name="arrow-left" className="size-4" />
        {text('admin-quotes.title')}
      </Link>
      <QuoteState key={key} data={data} error={error} onRetry={refetch} />
    </div>
  )
}

type QuoteStateProps = {
  readonly data: AdminQuote | undefined
  readonly error: UseQueryResult['error']
  readonly onRetry: () => Promise<unknown>
}

function QuoteState({ data, error, onRetry }: QuoteStateProps) {
  const text = useText()
  if (data) return <OpenQuote found={data} />
  if (!error) return <RecordSkeleton label={text('shell.loading')} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <StateBlock
        title={text('admin-quotes.missing')}
        description={text('admin-quotes.missing.text', { days: quoteDays })}
        action={
          <Button asChild>
            <Link to="/admin/quotes">{text('admin-quotes.showAll')}</Link>
          </Button>
        }
      />
    )
  }
  return <NotLoaded onRetry={onRetry} />
}

/** Whose quote it is, how much and where it stands, and what comes next; then what is in it. */
function OpenQuote({ found }: { found: AdminQuote }) {
  const { quote, sentAt } = found
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <QuoteHeader found={found} />
      <ChangedSince quote={quote} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start">
        <SendQuote quote={quote} isSent={sentAt !== null} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Receipt quote={quote} />
          <Runs quote={quote} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CorrectQuote found={found} />
          <QuoteUses quote={quote} />
        </div>
      </div>
    </article>
  )
}

function QuoteHeader({ found: { quote, replaces, sentAt } }: { found: AdminQuote }) {
  const text = useText()
  const { reference, madeOn, priceListDate, validUntil, isValid, country, language, key, replacedBy, currency } = quote
  const { totalPrice: amount } = quote
  const { data: { person } = { person: null } } = useQuery(quotePersonQuery(key))
  const date = (day: string) => formatLongDate(day, text.language)
  return (
    <header className="grid gap-2">
      <h1 className="grid gap-1 text-2xl sm:text-3xl">
        {person && <span className="wrap-anywhere">{person.name}</span>}
        <span className={person ? 'font-sans text-base font-semibold text-muted' : ''}>
          <span className="sr-only"> </span>
          {text('quote.title', { reference })}
        </span>
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="money font-display text-2xl font-bold">{formatMoney({ amount, currency })}</span>
        {person?.isWon && replacedBy === null && <Badge tone="leaf">{text('admin-quotes.state.won')}</Badge>}
        <Standing {...{ isValid, sentAt }} isReplaced={replacedBy !== null} />
        <span className="text-muted">
          {text(isValid ? 'quote.validUntil' : 'quote.isOver', { date: date(validUntil) })}
        </span>
      </p>
      {replacedBy ? (
        <Banner tone="info" title={text('admin-quotes.replacedBy', { reference: replacedBy.reference })}>
          <Link to={adminQuotePage(replacedBy.key)} className="link">
            {text('admin-quotes.replacedBy.open', { reference: replacedBy.reference })}
          </Link>
        </Banner>
      ) : (
        <WhatNext quoteKey={key} isSent={sentAt !== null} />
      )}
      <p className="grid grid-cols-3 gap-2 max-sm:*:px-1 max-sm:[&_svg]:hidden sm:flex sm:flex-wrap">
        <Button asChild tone="secondary" size="sm" icon="external">
          <a
            href={quotePage(key) + forItsReader({ language: text.language, country })}
            target="_blank"
            rel="noreferrer"
          >
            {text('admin-quotes.open')}
            <span className="sr-only">{text('admin-quotes.newTab')}</span>
          </a>
        </Button>
        <Button asChild tone="secondary" size="sm" icon="download">
          <a href={`/api/quotes/${key}/pdf?lang=${language}`}>{text('quote.pdf')}</a>
        </Button>
        <CopyLink quote={quote} />
      </p>
      <p className="text-sm text-muted">
        {joinWithDots([
          text('quote.madeOn', { date: date(madeOn), list: date(priceListDate) }),
          countryTable[country].name[text.language],
          languageName(language, text.language),
        ])}
        {replaces && (
          <>
            {'\u00A0· '}
            {text('admin-quotes.replaces')}{' '}
            <Link to={adminQuotePage(replaces.key)} className="link">
              {replaces.reference}
            </Link>
          </>
        )}
      </p>
    </header>
  )
}

type StandingProps = Pick<AdminQuote, 'sentAt'> & { readonly isValid: boolean; readonly isReplaced: boolean }

/** Where a quote stands: replaced, its prices over, sent and when, or not yet. */
function Standing({ sentAt, isValid, isReplaced }: StandingProps) {
  const text = useText()
  if (isReplaced) return <Badge>{text('admin-quotes.isReplaced')}</Badge>
  return (
    <>
      {!isValid && <Badge tone="clay">{text('admin-quotes.isOver')}</Badge>}
      {sentAt ? (
        <Badge tone="leaf">
          {text('admin-quotes.sentAt', { at: formatLocalMoment(new Date(sentAt), text.language) })}
        </Badge>
      ) : (
        <Badge tone="sun">{text('admin-quotes.state.unsent')}</Badge>
      )}
    </>
  )
}

const placeOf: Readonly<Record<QuoteUse['kind'], (id: number) => string>> = {
  request: (id) => `/admin/leads?lead=${id}`,
  application: (id) => `/admin/applications/${id}`,
}

type WhatNextProps = { readonly quoteKey: string; readonly isSent: boolean }

/** What is to be done with its customer, and the way there: once it is sent, that is what comes next. */
function WhatNext({ quoteKey, isSent }: WhatNextProps) {
  const text = useText()
  const { data: uses } = useQuery(quoteUsesQuery(quoteKey))
  const { data: { person } = { person: null } } = useQuery(quotePersonQuery(quoteKey))
  const [newest] = uses ?? []
  if (!newest) return null
  const planned =
    person &&
    joinWithDots([person.nextStepOn && formatShortDay(person.nextStepOn, text.language), stepInWords(person, text)])
  // A customer who has bought is not asked about it any more.
  const isSettled = person?.isWon === true && !planned
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {!isSettled && (
        <span className="wrap-anywhere">
          <b>{text('admin-quotes.next')}</b>{' '}
          {isSent ? planned || text('admin-quotes.next.ask') : text('admin-quotes.next.send')}
        </span>
      )}
      {isSent ? (
        <Button asChild size="sm" iconAfter="arrow-right">
          <Link to={placeOf[newest.kind](newest.id)}>{text('admin-quotes.next.see')}</Link>
        </Button>
      ) : (
        <Link to={placeOf[newest.kind](newest.id)} className="link inline-flex min-h-11 items-center">
          {text(`admin-quotes.uses.${newest.kind}`, { reference: newest.reference })}
        </Link>
      )}
    </div>
  )
}

/** The requests and applications that are for it. */
function QuoteUses({ quote }: Pick<AdminQuote, 'quote'>) {
  const text = useText()
  const { key: quoteKey, replacedBy } = quote
  const { data: uses, isError, refetch } = useQuery(quoteUsesQuery(quoteKey))
  return (
    <Card>
      <h2 className="text-xl">{text('admin-quotes.uses')}</h2>
      {isError && <NotLoaded onRetry={refetch} />}
      {!uses && !isError && <Skeleton className="mt-2 h-11" />}
      {uses?.length === 0 && <TieQuote quoteKey={quoteKey} />}
      <ul className="mt-2">
        {uses?.map(({ kind, id, reference, createdAt }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-3">
            <Link to={placeOf[kind](id)} className="link inline-flex min-h-11 items-center">
              {text(`admin-quotes.uses.${kind}`, { reference })}
            </Link>
            <span className="text-sm text-muted">{formatLocalMoment(new Date(createdAt), text.language)}</span>
          </li>
        ))}
      </ul>
      {replacedBy === null && isSoldMonthly(quote) && uses?.every(({ kind }) => kind === 'request') && (
        <Link to={`/admin/applications/new?quote=${quoteKey}`} className="link inline-flex min-h-11 items-center">
          {text('admin-quotes.uses.apply')}
        </Link>
      )}
    </Card>
  )
}

/** Of a quote that nobody has taken up: for which request it is. */
function TieQuote({ quoteKey }: { quoteKey: string }) {
  const text = useText()
  const client = useQueryClient()
  const tie = useMutation({
    mutationFn: (reference: string) => {
      const [digits] = /\d+(?=\s*$)/.exec(reference) ?? []
      return sendJson<undefined>('PUT', `${quotesPath}/${quoteKey}/request`, { leadId: Number(digits ?? 0) })
    },
    // Who it is for, what stands with it and the list of quotes.
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(quotesPath) }),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    tie.mutate(readForm(event.currentTarget)['leadId'] ?? '')
  }
  const { faultOf, onInput } = useFaults(tie.error)
  const fault = faultOf('leadId') && text('admin-quotes.tie.fault')
  const failure = fault ? undefined : failureOf(tie.error, text('shell.error.text'))
  return (
    <form onSubmit={submit} onInput={onInput} noValidate className="mt-2 grid gap-3">
      <p className="text-muted">{text('admin-quotes.uses.none')}</p>
      <Field label={text('admin-quotes.tie.reference')} hint={text('admin-quotes.tie.hint')} error={fault}>
        <TextInput name="leadId" autoComplete="off" autoCapitalize="characters" maxLength={40} />
      </Field>
      {failure && <Banner tone="error" title={failure} />}
      <Button type="submit" tone="secondary" size="sm" loading={tie.isPending} className="justify-self-start">
        {text('admin-quotes.tie')}
      </Button>
    </form>
  )
}
