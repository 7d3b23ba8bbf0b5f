import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { OwnerName } from '#business/accounts/ui/assignees.tsx'
import { CountryFilter } from '#business/accounts/ui/country-filter.tsx'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { useAddressFilter } from '#client/address-filter.ts'
import { pagesOf } from '#client/pages-of.ts'
import { CountedName } from '#design/admin/counted-name.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import { DataTable } from '#design/admin/data-table.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { rowLink } from '#design/admin/row-link.ts'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ChipRow } from '#design/chip-row.tsx'
import { wholeReferences } from '#design/whole-references.tsx'
import { formatDayAndMonth, formatShortMoment, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { countryTable } from '#kernel/country.ts'
import { formatMoney, onOneLine } from '#kernel/money.ts'
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
  const { data, isLoadingError, refetch } = list
  const quotes = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const columns = useMemo(() => quoteColumns(text), [text])
  const isSought = filter.size > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {(quotes?.length !== 0 || isSought) && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_13rem]">
            <SearchField
              label={text('admin-quotes.search')}
              hint={text('admin-quotes.search.hint')}
              asked={filter.get('q') ?? ''}
              onAsk={(q) => narrow({ q })}
              maxLength={200}
            />
            <CountryFilter asked={filter.get('country') ?? ''} onAsk={(country) => narrow({ country })} />
          </div>
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
      {isLoadingError ? (
        <NotLoaded onRetry={refetch} />
      ) : (
        <DataTable
          caption={text('admin-quotes.title')}
          rows={quotes}
          columns={columns}
          rowId={({ key }) => key}
          language={text.language}
          loading={<RowSkeleton label={text('admin-quotes.loading')} />}
          empty={<NoQuotes isSought={isSought} onAll={clear} />}
        />
      )}
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

const tones = { unsent: 'sun', sent: 'blue', won: 'leaf', expired: 'clay', replaced: 'neutral' } as const

/** What the list shows of a quote; on a phone whose it is and where it stands, what it comes to, when it was made and of what, its reference and how long it is valid. */
function quoteColumns(text: Text): DataColumn<ListedQuote>[] {
  const systemOf = (quote: ListedQuote) =>
    text('admin-quotes.system', {
      units: quote.units,
      name: nameIn(quote, text.language),
      panels: quote.panels,
    })
  const stateOf = ({ state }: ListedQuote) => <Badge tone={tones[state]}>{text(`admin-quotes.state.${state}`)}</Badge>
  const totalOf = ({ totalPrice: amount, currency }: ListedQuote) => (
    <span className="money font-semibold">{formatMoney({ amount, currency })}</span>
  )
  // Of what was sold or replaced nobody asks how long it was valid.
  const validityOf = ({ state, validUntil }: ListedQuote) =>
    state !== 'won' &&
    state !== 'replaced' &&
    text('admin-quotes.validUntil', { date: onOneLine(formatDayAndMonth(validUntil, text.language)) })
  const madeAt = ({ createdAt }: ListedQuote) => formatShortMoment(new Date(createdAt), text.language)
  return [
    {
      id: 'customer',
      onPhone: 'line',
      header: text('admin-quotes.column.customer'),
      cell: (quote) => (
        <span className="block md:min-w-40">
          <span className="flex items-center justify-between gap-2">
            <Link to={adminQuotePage(quote.key)} className={`${rowLink} max-md:truncate md:wrap-anywhere`}>
              {quote.request?.name ?? text('admin-quotes.noCustomer')}
              {!quote.request && <span className="sr-only"> {quote.reference}</span>}
            </Link>
            <span className="shrink-0 md:hidden">{stateOf(quote)}</span>
          </span>
          <span className="block text-sm md:hidden">
            {totalOf(quote)}
            <span className="text-muted"> · {madeAt(quote)}</span>
          </span>
          <span className="block text-sm text-muted md:hidden">{systemOf(quote)}</span>
          <span className="block text-sm text-muted md:hidden">
            {wholeReferences(joinWithDots([quote.reference, validityOf(quote)]))}
          </span>
          <span className="block text-sm text-muted max-md:hidden">{quote.request?.reference}</span>
        </span>
      ),
    },
    {
      id: 'system',
      onPhone: 'hidden',
      header: text('admin-quotes.product'),
      cell: (quote) => (
        <span className="block md:min-w-40">
          {systemOf(quote)}
          <span className="block text-sm text-muted">
            {joinWithDots([
              countryTable[quote.country].name[text.language],
              languageName(quote.language, text.language),
            ])}
          </span>
        </span>
      ),
    },
    { id: 'total', onPhone: 'hidden', header: text('admin-quotes.column.total'), end: true, cell: totalOf },
    {
      id: 'state',
      onPhone: 'hidden',
      header: text('admin-quotes.states'),
      cell: (quote) => (
        <span className="grid min-w-30 justify-items-start gap-0.5">
          {stateOf(quote)}
          <span className="text-sm whitespace-nowrap text-muted empty:hidden">{validityOf(quote)}</span>
        </span>
      ),
    },
    {
      id: 'owner',
      onPhone: 'hidden',
      header: text('admin.owner'),
      cell: ({ request }) => <OwnerName name={request?.assigneeName ?? null} />,
    },
    {
      id: 'made',
      onPhone: 'hidden',
      header: text('admin-quotes.column.made'),
      cell: (quote) => (
        <span className="block text-sm whitespace-nowrap tabular-nums">
          {madeAt(quote)}
          <span className="block text-muted">{quote.reference}</span>
        </span>
      ),
    },
    {
      id: 'actions',
      onPhone: 'actions',
      header: text('admin-quotes.copy'),
      hideHeader: true,
      cell: (quote) => (
        <span className="relative z-1 block max-md:ml-2">
          <CopyLink quote={quote} reference={quote.reference} />
        </span>
      ),
    },
  ]
}
