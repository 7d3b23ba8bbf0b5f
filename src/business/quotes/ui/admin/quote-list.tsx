import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pagesOf } from '#client/pages-of.ts'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { inWords } from '#design/form/date-input.tsx'
import { formatShortMoment, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { quoteDays } from '#kernel/retention.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { ListedQuote, QuoteList as Page } from '../../admin-quote.ts'
import { CopyLink } from './copy-link.tsx'
import { MakeQuote } from './make-quote.tsx'
import { adminQuotePage, quotesPath } from './quote-queries.ts'

/** The quotes that visitors and staff have made, the newest first; what is sought is in the address. */
export function QuoteList() {
  const text = useText()
  const [filter, setFilter] = useSearchParams()
  const list = useInfiniteQuery(pagesOf<Page>(quotesPath, filter))
  const { data, isError, refetch } = list
  const quotes = data?.pages.flatMap(({ items }) => items)
  const isSought = filter.get('q') !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(quotes?.length !== 0 || isSought) && (
        <>
          <SearchField
            label={text('admin-quotes.search')}
            hint={text('admin-quotes.search.hint')}
            asked={filter.get('q') ?? ''}
            onAsk={(q) => setFilter(q ? { q } : {})}
            maxLength={200}
          />
          <ScreenAction>
            <MakeQuote />
          </ScreenAction>
        </>
      )}
      {isError && <NotLoaded onRetry={refetch} />}
      {!quotes && !isError && <ListSkeleton label={text('admin-quotes.loading')} />}
      {quotes?.length === 0 && <NoQuotes isSought={isSought} onAll={() => setFilter({})} />}
      {quotes && quotes.length > 0 && <QuoteRows label={text('admin-quotes.title')} quotes={quotes} />}
      <MoreButton list={list} />
    </div>
  )
}

function NoQuotes({ isSought, onAll }: { isSought: boolean; onAll: () => void }) {
  const text = useText()
  if (!isSought) {
    return (
      <EmptyList
        icon="quote"
        title={text('admin-quotes.empty')}
        description={text('admin-quotes.empty.text')}
        action={<MakeQuote />}
      />
    )
  }
  return (
    <EmptyList
      icon="search"
      title={text('admin-quotes.notFound')}
      description={text('admin-quotes.notFound.text', { days: quoteDays })}
      action={
        <Button tone="secondary" onClick={onAll}>
          {text('admin-quotes.showAll')}
        </Button>
      }
    />
  )
}

function QuoteRows({ label, quotes }: { readonly label: string; readonly quotes: readonly ListedQuote[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line bg-white">
      {quotes.map((quote) => (
        <QuoteRow key={quote.key} quote={quote} />
      ))}
    </ul>
  )
}

function QuoteRow({ quote }: { quote: ListedQuote }) {
  const text = useText()
  const {
    reference,
    key,
    units,
    panels,
    totalPrice: amount,
    currency,
    country,
    language,
    validUntil,
    createdAt,
    request,
  } = quote
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 first:rounded-t-card last:rounded-b-card hover:bg-sand/60">
      <div className="grid gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={adminQuotePage(key)}
            className="font-semibold whitespace-nowrap tabular-nums after:absolute after:inset-0"
          >
            {reference}
          </Link>
          {request && <span className="font-semibold wrap-anywhere">{request.name}</span>}
          <QuoteStates quote={quote} />
        </p>
        <span className="money font-semibold lg:col-start-2 lg:row-span-3 lg:row-start-1">
          {formatMoney({ amount, currency })}
        </span>
        <p className="wrap-anywhere lg:col-start-1">
          {text('admin-quotes.system', { units, name: nameIn(quote, text.language), panels })}
        </p>
        <p className="text-sm text-muted lg:col-start-1">
          {/* On a phone what tells quotes apart: when they were made, and until when they stand. */}
          <span className="max-sm:hidden">
            {joinWithDots([countryTable[country].name[text.language], languageName(language, text.language)])}
            {' · '}
          </span>
          {joinWithDots([
            request?.reference,
            formatShortMoment(new Date(createdAt), text.language),
            text('admin-quotes.validUntil', { date: inWords('date', validUntil, text.language) }),
          ])}
        </p>
      </div>
      <div className="relative z-1">
        <CopyLink quote={quote} reference={reference} />
      </div>
    </li>
  )
}

/** Whether its price still stands, and what came of it. */
function QuoteStates({
  quote: { isReplaced, isValid, isUsed, isCorrection, isSent, request },
}: {
  quote: ListedQuote
}) {
  const text = useText()
  return (
    <span className="flex flex-wrap gap-2">
      {isReplaced && <Badge tone="sun">{text('admin-quotes.isReplaced')}</Badge>}
      {!isReplaced && isValid && <Badge tone="leaf">{text('admin-quotes.isValid')}</Badge>}
      {!isReplaced && !isValid && <Badge tone="clay">{text('admin-quotes.isOver')}</Badge>}
      {isSent && <Badge>{text('admin-quotes.isSent')}</Badge>}
      {isUsed && !request && <Badge>{text('admin-quotes.isUsed')}</Badge>}
      {isCorrection && <Badge>{text('admin-quotes.isCorrection')}</Badge>}
    </span>
  )
}
