import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { InstallationSteps } from '#business/company/ui/installation-steps.tsx'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import type { Ordered } from '#business/leads/ui/ordered-product.tsx'
import { Picture } from '#business/media/ui/picture.tsx'
import { OrderDialogHost } from '#business/leads/ui/order-dialog-host.tsx'
import { OrderReceipts } from '#business/leads/ui/order-receipts.tsx'
import { usePlacedOrders } from '#business/leads/ui/placed-orders.ts'
import { comparedKeyIn, isSoldMonthly, priceToday } from '#business/quotes/quote-address.ts'
import type { Quote } from '#business/quotes/quote.ts'
import { QuotePage } from '#business/quotes/ui/quote-page.tsx'
import { quoteQuery } from '#business/quotes/ui/quote-query.ts'
import { Link } from '#client/link.tsx'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { TextInput } from '#design/text-input.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { callLink } from '#kernel/phone-links.ts'
import type { PageParams, PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['quote', 'quote-compare', 'installation']
export const reading = true

/** The key of the address, or of the link that was asked for by the form; null where neither names one. People type a key from paper in capitals as well. */
const keyOf = ({ key }: PageParams, search?: URLSearchParams) =>
  key?.toLowerCase() ?? comparedKeyIn(search?.get(asked) ?? null)

/** What the form sends: a link, a key, anything. */
const asked = 'link'

export const queries: PageModule['queries'] = (params, _visitor, search) => {
  const keys = [keyOf(params, search), comparedKeyIn(search.get('with'))]
  return keys.flatMap((key) => (key === null ? [] : [quoteQuery(key)]))
}

export const meta: PageModule['meta'] = ({ text, company: { brand }, params, search, read, isMissing }) => {
  const key = keyOf(params, search)
  if (key === null) {
    return { title: `${text('quote.find.title')} | ${brand.name}`, description: text('quote.find.text'), noIndex: true }
  }
  const quote = read<Quote>(quoteQuery(key))
  const absent = isMissing(quoteQuery(key)) ? 'quote.missing.title' : 'quote.title.none'
  const title = quote ? text('quote.title', { reference: quote.reference }) : text(absent)
  return { title: `${title} | ${brand.name}`, description: text('quote.meta'), noIndex: true }
}

/** What can be done with a quote: pay it in instalments or order it while it is sold so, ask about it, change what it was made from. */
function QuoteActions({ quote }: { quote: Quote }) {
  const text = useText()
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  const { key, reference, country, currency, system } = quote
  const price = priceToday(quote)
  const { id, name, nameEn, imageUrl } = system
  const orders = usePlacedOrders([key])
  return (
    <>
      <OrderReceipts orders={orders} />
      {isSoldMonthly(quote) && (
        <Button asChild size="lg" tone={orders.length > 0 ? 'secondary' : 'primary'}>
          <Link to={`/financing?productId=${id}&quote=${key}`}>{text('quote.instalments')}</Link>
        </Button>
      )}
      {price !== null && (
        <Button
          size="lg"
          tone="secondary"
          className="noscript:hidden"
          onClick={() =>
            setOrdered({ id, name, nameEn, imageUrl, price, currency, quote: { key, reference, country } })
          }
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
      <InstallationSteps inInstalments={isSoldMonthly(quote)} />
    </div>
  )

/** Why nothing opens by what was typed; undefined before anything was. */
function faultOf(typed: string | null, text: Text): string | undefined {
  if (typed === null) return undefined
  if (typed.trim() === '') return text('quote.find.error.empty')
  return text(/^\s*quo\W*\d/i.test(typed) ? 'quote.find.error.reference' : 'quote-compare.unreadable')
}

/** Who comes without a link is asked for it, told whom to ask where it is lost, or led to where a quote is made. */
function FindQuote({ typed }: { typed: string | null }) {
  const text = useText()
  const { country } = useVisitor()
  const phone = useCompany().contacts[country].phoneNumbers[0] ?? ''
  return (
    <div className="container grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-8 sm:pt-8 sm:pb-14 lg:beside-panel">
      <div className="grid gap-8">
        <div>
          <h1>{text('quote.find.title')}</h1>
          <p className="mt-2 text-muted sm:mt-3 sm:text-lg">{text('quote.find.text')}</p>
        </div>
        <form action="/quote" className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start" noValidate>
          <Field label={text('quote.find.label')} hint={text('quote.find.hint')} error={faultOf(typed, text)}>
            <TextInput
              name={asked}
              defaultValue={typed ?? ''}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="go"
              spellCheck={false}
            />
          </Field>
          <Button type="submit" className="sm:mt-7">
            {text('quote.find.submit')}
          </Button>
        </form>
        <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
          <section aria-labelledby="lost">
            <h2 id="lost" className="text-card">
              {text('quote.find.help')}
            </h2>
            <p className="text-muted">{text('quote.find.help.text')}</p>
            <a href={callLink(phone)} className="link inline-flex min-h-11 items-center gap-2">
              <Icon name="phone" />
              {phone}
            </a>
            <button type="button" className="link block min-h-11 noscript:hidden" onClick={() => openExpertDialog()}>
              {text('quote.expert')}
            </button>
          </section>
          <section aria-labelledby="none">
            <h2 id="none" className="text-card">
              {text('quote.find.none')}
            </h2>
            <p className="text-muted">{text('quote.find.none.text')}</p>
            <Button asChild tone="secondary">
              <Link to="/smart-solar-plan">{text('quote.find.audit')}</Link>
            </Button>
          </section>
        </div>
      </div>
      <img
        src="/pictures/quote.svg"
        alt=""
        width={480}
        height={360}
        className="w-36 rounded-card max-lg:hidden lg:w-full"
      />
    </div>
  )
}

/** A quote, to whoever has its link. */
export default function QuoteOfKey({ params }: { params: PageParams }) {
  const [search] = useSearchParams()
  const key = keyOf(params, search)
  if (key === null) return <FindQuote typed={search.get(asked)} />
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
