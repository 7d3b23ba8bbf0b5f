import { Link } from 'react-router'
import type { Quote } from '#business/quotes/quote.ts'
import { QuotePage } from '#business/quotes/ui/quote-page.tsx'
import { quoteQuery } from '#business/quotes/ui/quote-query.ts'
import { Button } from '#design/button.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { PageParams, PageModule } from '../../page.ts'
import { ExpertButton } from './home/expert-button.tsx'

export const messages: MessageContext[] = ['quote']
export const reading = true

/** People type a key from paper in capitals as well. */
const keyOf = ({ key = '' }: PageParams) => key.toLowerCase()

export const queries: PageModule['queries'] = (params) => [quoteQuery(keyOf(params))]

export const meta: PageModule['meta'] = ({ text, company: { brand }, params, read, isMissing }) => {
  const quote = read<Quote>(quoteQuery(keyOf(params)))
  const absent = isMissing(quoteQuery(keyOf(params))) ? 'quote.missing.title' : 'quote.title.none'
  const title = quote ? text('quote.title', { reference: quote.reference }) : text(absent)
  return { title: `${title} | ${brand.name}`, description: text('quote.meta'), noIndex: true }
}

function QuoteActions({ quote: { key, system } }: { quote: Quote }) {
  const text = useText()
  return (
    <>
      {system.inInstalments && (
        <Button asChild size="lg">
          <Link to={`/financing?productId=${system.id}&quote=${key}`}>{text('quote.instalments')}</Link>
        </Button>
      )}
      <ExpertButton>{text('quote.expert')}</ExpertButton>
    </>
  )
}

const actionsOf = (quote: Quote) => <QuoteActions quote={quote} />

/** A quote, to whoever has its link. */
export default function QuoteOfKey({ params }: { params: PageParams }) {
  const key = keyOf(params)
  return <QuotePage key={key} quoteKey={key} actionsOf={actionsOf} />
}
