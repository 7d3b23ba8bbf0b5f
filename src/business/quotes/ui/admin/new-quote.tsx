import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '#design/card.tsx'
import { Button } from '#design/button.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { pagesOf } from '#client/pages-of.ts'
import { useText } from '#i18n/text-context.tsx'
import type { QuoteList } from '../../admin-quote.ts'
import { QuoteRows } from './quote-list.tsx'
import { quotesPath } from './quote-queries.ts'

const newest = new URLSearchParams()

/** How staff make a quote: the site's own audit with the customer, then back here, where the newest quotes stand. */
export function NewQuote() {
  const text = useText()
  // Whoever comes back from the audit finds its quote.
  const { data } = useInfiniteQuery({ ...pagesOf<QuoteList>(quotesPath, newest), refetchOnWindowFocus: 'always' })
  const quotes = data?.pages[0]?.items.slice(0, 3) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ScreenAction>
        <Button asChild iconAfter="external">
          <a href={`/smart-solar-plan?lang=${text.language}`} target="_blank" rel="noreferrer">
            {text('admin-quotes.make.begin')}
            <span className="sr-only">{text('admin-quotes.newTab')}</span>
          </a>
        </Button>
      </ScreenAction>
      <Card>
        <ol className="grid gap-4">
          {(['audit', 'keep', 'back'] as const).map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-full bg-sun-soft text-sm font-bold"
              >
                {index + 1}
              </span>
              <p className="max-w-2xl">{text(`admin-quotes.make.${step}`)}</p>
            </li>
          ))}
        </ol>
      </Card>
      {quotes.length > 0 && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="text-xl">{text('admin-quotes.newest')}</h2>
          <QuoteRows label={text('admin-quotes.newest')} quotes={quotes} />
        </section>
      )}
    </div>
  )
}
