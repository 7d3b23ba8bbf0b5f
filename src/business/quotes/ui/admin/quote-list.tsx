import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useAddressFilter } from '#client/address-filter.ts'
import { pagesOf } from '#client/pages-of.ts'
import { CountedName } from '#design/admin/counted-name.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { inWords } from '#design/form/date-input.tsx'
import { formatShortMoment, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { quoteDays } from '#kernel/retention.ts'
import { nameIn } from '#kernel/name-in.ts'
import { quoteStates, type ListedQuote, type QuoteList as Page, type QuoteState } from '../../admin-quote.ts'
import { CopyLink } from './copy-link.tsx'
import { MakeQuote } from './make-quote.tsx'
import { adminQuotePage, quotesPath } from './quote-queries.ts'

/** The quotes that visitors and staff have made, the newest first; what is sought is in the address. */
export function QuoteList() {
  const text = useText()
  const { filter, narrow, clear } = useAddressFilter()
  const list = useInfiniteQuery(pagesOf<Page>(quotesPath, filter))
  const { data, isError, refetch } = list
  const quotes = data?.pages.flatMap(({ items }) => items)
  const isSought = filter.size > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(quotes?.length !== 0 || isSought) && (
        <>
          <SearchField
            label={text('admin-quotes.search')}
            hint={text('admin-quotes.search.hint')}
            asked={filter.get('q') ?? ''}
            onAsk={(q) => narrow({ q })}
            maxLength={200}
          />
          <StateChips
            states={data?.pages[0]?.states}
            asked={filter.get('state')}
            onAsk={(state) => narrow({ state })}
          />
          <ScreenAction>
            <MakeQuote />
          </ScreenAction>
        </>
      )}
      {isError && <NotLoaded onRetry={refetch} />}
      {!quotes && !isError && <ListSkeleton label={text('admin-quotes.loading')} />}
      {quotes?.length === 0 && <NoQuotes isSought={isSought} onAll={clear} />}
      {quotes && quotes.length > 0 && <QuoteRows label={text('admin-quotes.title')} quotes={quotes} />}
      <MoreButton list={list} />
    </div>
  )
}

type StateChipsProps = {
  readonly states: Page['states'] | undefined
  readonly asked: string | null
  readonly onAsk: (state: QuoteState | '') => void
}

/** What the list may be narrowed to, each with how many there are. */
function StateChips({ states, asked, onAsk }: StateChipsProps) {
  const text = useText()
  // What was counted stays while another state is fetched.
  const [known, setKnown] = useState(states)
  if (states && states !== known) setKnown(states)
  const all = known && quoteStates.reduce((sum, state) => sum + known[state], 0)
  return (
    <ChipRow
      label={text('admin-quotes.states')}
      chips={[
        {
          key: 'all',
          label: <CountedName name={text('admin-quotes.state.all')} count={all} />,
          selected: asked === null,
          onSelect: () => onAsk(''),
        },
        ...quoteStates.map((state) => ({
          key: state,
          label: <CountedName name={text(`admin-quotes.state.${state}`)} count={known?.[state]} />,
          selected: asked === state,
          onSelect: () => onAsk(state),
        })),
      ]}
    />
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

const tones = { unsent: 'sun', sent: 'leaf', expired: 'clay', replaced: undefined } as const

function QuoteRow({ quote }: { quote: ListedQuote }) {
  const text = useText()
  const { reference, key, units, panels, totalPrice: amount, currency, country, language } = quote
  const { validUntil, createdAt, request, state } = quote
  const tone = tones[state]
  const isSold = request?.isWon === true && state !== 'replaced'
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2 first:rounded-t-card last:rounded-b-card hover:bg-sand/60 lg:grid-cols-[minmax(0,1fr)_6.5rem_9rem_auto]">
      <Link to={adminQuotePage(key)} className="font-semibold wrap-anywhere after:absolute after:inset-0">
        {request?.name ?? text('admin-quotes.noCustomer')}
        {!request && <span className="sr-only"> {reference}</span>}
      </Link>
      <span className="justify-self-end lg:row-span-3 lg:justify-self-start">
        {isSold ? (
          <Badge tone="leaf">{text('admin-quotes.isWon')}</Badge>
        ) : (
          <Badge {...(tone && { tone })}>{text(`admin-quotes.state.${state}`)}</Badge>
        )}
      </span>
      <span className="money font-semibold lg:row-span-3 lg:text-right">{formatMoney({ amount, currency })}</span>
      <div className="relative z-1 row-span-2 justify-self-end lg:row-span-3">
        <CopyLink quote={quote} reference={reference} />
      </div>
      <p className="wrap-anywhere">
        {text('admin-quotes.system', { units, name: nameIn(quote, text.language), panels })}
      </p>
      <p className="text-sm text-muted max-lg:col-span-2">
        {/* On a phone what tells quotes apart: when they were made, and until when they stand. */}
        {joinWithDots([reference, request?.reference])}
        {' · '}
        <span className="max-sm:hidden">
          {joinWithDots([countryTable[country].name[text.language], languageName(language, text.language)])}
          {' · '}
        </span>
        {joinWithDots([
          formatShortMoment(new Date(createdAt), text.language),
          text('admin-quotes.validUntil', { date: inWords('date', validUntil, text.language) }),
        ])}
      </p>
    </li>
  )
}
