import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { InstallationSteps } from '#business/company/ui/installation-steps.tsx'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import type { Ordered } from '#business/leads/ui/order-dialog.tsx'
import { Picture } from '#business/media/ui/picture.tsx'
import { OrderDialogHost } from '#business/leads/ui/order-dialog-host.tsx'
import { comparedKeyIn, priceToday } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { QuotePage } from '#business/quotes/ui/quote-page.tsx'
import { quoteQuery } from '#business/quotes/ui/quote-query.ts'
import { Button } from '#design/button.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PageParams, PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['quote', 'quote-compare', 'installation']
export const reading = true

/** People type a key from paper in capitals as well. */
const keyOf = ({ key = '' }: PageParams) => key.toLowerCase()

export const queries: PageModule['queries'] = (params, _visitor, search) => {
  const other = comparedKeyIn(search.get('with'))
  return [quoteQuery(keyOf(params)), ...(other ? [quoteQuery(other)] : [])]
}

export const meta: PageModule['meta'] = ({ text, company: { brand }, params, read, isMissing }) => {
  const quote = read<Quote>(quoteQuery(keyOf(params)))
  const absent = isMissing(quoteQuery(keyOf(params))) ? 'quote.missing.title' : 'quote.title.none'
  const title = quote ? text('quote.title', { reference: quote.reference }) : text(absent)
  return { title: `${title} | ${brand.name}`, description: text('quote.meta'), noIndex: true }
}

/** What can be done with a quote: pay it in instalments or order it while it is sold so, ask about it, change what it was made from. */
function QuoteActions({ quote }: { quote: Quote }) {
  const text = useText()
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  const { key, reference, country, currency, system } = quote
  const price = priceToday(quote)
  const { id, name, nameEn } = system
  return (
    <>
      {price !== null && system.inInstalments && (
        <Button asChild size="lg">
          <Link to={`/financing?productId=${id}&quote=${key}`}>{text('quote.instalments')}</Link>
        </Button>
      )}
      {price !== null && (
        <Button
          size="lg"
          tone="secondary"
          className="noscript:hidden"
          onClick={() => setOrdered({ id, name, nameEn, price, currency, quote: { key, reference, country } })}
        >
          {text('quote.order')}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        <button
          type="button"
          className="link min-h-11 noscript:hidden"
          onClick={() => openExpertDialog(undefined, undefined, { key, reference })}
        >
          {text('quote.expert')}
        </button>
        <Link to="/contact" className="link hidden min-h-11 items-center noscript:inline-flex">
          {text('quote.expert')}
        </Link>
        <Link to={`/smart-solar-plan?quote=${key}`} className="link inline-flex min-h-11 items-center">
          {text('quote.change')}
        </Link>
      </div>
      <OrderDialogHost product={ordered} onClose={() => setOrdered(null)} />
    </>
  )
}

const pictureOf = ({ imageUrl }: Quote['system']) => (
  <Picture
    src={imageUrl ?? '/api/placeholder-image'}
    alt=""
    width={128}
    height={96}
    className="aspect-4/3 w-full bg-sand-2 object-cover"
  />
)

const actionsOf = (quote: Quote) => <QuoteActions quote={quote} />

/** On paper a quote is its figures. Without installation there is nothing to wait for. */
const stepsOf = (quote: Quote) =>
  quote.system.installation > 0 && (
    <div className="print:hidden">
      <InstallationSteps inInstalments={quote.system.inInstalments && priceToday(quote) !== null} />
    </div>
  )

/** A quote, to whoever has its link. */
export default function QuoteOfKey({ params }: { params: PageParams }) {
  const key = keyOf(params)
  const [search] = useSearchParams()
  return (
    <QuotePage
      key={key}
      quoteKey={key}
      {...{ actionsOf, pictureOf }}
      stepsOf={stepsOf}
      comparedWith={search.get('with')}
    />
  )
}
