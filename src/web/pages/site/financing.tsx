import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useArrival } from '#client/use-arrival.ts'
import { useVisitor } from '#client/visitor.tsx'
import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { productQuery, productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { allLoadsQuery, everydayLoadQuery } from '#business/energy/ui/everyday-load.tsx'
import type { AskedQuote } from '#business/financing/ui/asked-quote.ts'
import { FinancingSimulator } from '#business/financing/ui/financing-simulator.tsx'
import type { PictureOf } from '#business/financing/ui/picture-of.ts'
import { asksInstalled, quoteKeyIn } from '#business/financing/ui/plan-address.ts'
import type { InstalledOffer } from '#business/financing/ui/use-simulator.ts'
import { SimulatorHero } from '#business/financing/ui/simulator-hero.tsx'
import { SimulatorSteps } from '#business/financing/ui/simulator-steps.tsx'
import { quoteQuery } from '#business/quotes/ui/quote-query.ts'
import { isRefusal } from '#client/api-error.ts'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Country } from '#kernel/country.ts'
import type { PageModule } from '../../page.ts'
import { isRowId } from '#kernel/is-row-id.ts'
import { PriceParts } from '#business/energy/ui/price-parts.tsx'
import { keepComplete, WhatIsPaid } from './financing/what-is-paid.tsx'

export const needsScript = true
export const messages: MessageContext[] = ['simulator', 'plan', 'everyday']

/** What is known of the product of the address as installed, where it asks for that. */
function installedQueries(search: URLSearchParams, country: Country) {
  const id = search.get('productId') ?? ''
  return asksInstalled(search) && isRowId(id) ? [everydayLoadQuery(id, country)] : []
}

export const queries: PageModule['queries'] = (_params, { country }, search) => [
  productsQuery(country),
  allLoadsQuery(country),
  ...installedQueries(search, country),
]

export const meta: PageModule['meta'] = ({ text, company: { brand, contacts }, visitor: { country, language } }) => {
  const values = { brand: brand.name, country: contacts[country].name[language] }
  return {
    title: text('simulator.metaTitle', values),
    description: text('simulator.metaDescription', values),
  }
}

const pictureOf: PictureOf = ({ imageUrl }) => <ProductPicture src={imageUrl} alt="" />

/** The first page of the catalogue, and the product that the address names wherever it stands in it; what is asked anew together. */
function useChoice(country: Country, asked: AskedQuote | null) {
  const [search] = useSearchParams()
  const id = search.get('productId') ?? ''
  const catalogue = useQuery(productsQuery(country))
  const isElsewhere = isRowId(id) && catalogue.data?.every((product) => product.id !== Number(id)) === true
  const elsewhere = useQuery({ ...productQuery(id, country), enabled: isElsewhere })
  const { data: chosen, isLoading, refetch: refetchChosen } = elsewhere
  const refetchQuote = asked?.refetch
  return useMemo(() => {
    const { data, dataUpdatedAt, isError, isFetching } = catalogue
    const isPending = catalogue.isPending || isLoading
    const refetch = () => Promise.all([catalogue.refetch(), isElsewhere && refetchChosen(), refetchQuote?.()])
    const all = data && chosen && isElsewhere ? [...data, chosen] : data
    return { data: all, dataUpdatedAt, isPending, isError, isFetching, refetch }
  }, [catalogue, chosen, isElsewhere, isLoading, refetchChosen, refetchQuote])
}

/** The product of the address as installed; null where it does not ask for that, or nothing is known of it. */
function useInstalled(country: Country): InstalledOffer | null {
  const [search] = useSearchParams()
  const [{ data: [load] = [] } = {}] = useQueries({ queries: installedQueries(search, country) })
  if (!load?.complete) return null
  const { productId, complete } = load
  const { totalPrice } = complete
  return { productId, totalPrice, keepQuote: () => keepComplete({ id: productId, totalPrice, country }) }
}

/** The quote that the address names: asked for by the browser, as its price is told at each visit. */
function useAskedQuote(): AskedQuote | null {
  const [search] = useSearchParams()
  const key = quoteKeyIn(search)
  const { data, isPending, error, refetch } = useQuery({ ...quoteQuery(key ?? ''), enabled: key !== undefined })
  if (key === undefined) return null
  const failure = error && (isRefusal(error) ? 'missing' : 'failed')
  return { quote: data ?? null, isPending, failure, refetch }
}

export default function FinancingPage() {
  const { country } = useVisitor()
  const [search] = useSearchParams()
  const asked = useAskedQuote()
  const catalogue = useChoice(country, asked)
  const { data: loads = [] } = useQuery(allLoadsQuery(country))
  return (
    // A calculated plan prints as a document: the rest of the page is left off.
    <div className="group/page">
      <div className="print:group-has-[[data-plan]]/page:hidden">
        <SimulatorHero key={useArrival()} isKnown={asked !== null || isRowId(search.get('productId') ?? '')} />
      </div>
      <FinancingSimulator
        catalogue={catalogue}
        asked={asked}
        installed={useInstalled(country)}
        installedPriceOf={({ id }) => {
          const complete = loads.find(({ productId }) => productId === id)?.complete
          return complete && complete.installation > 0 ? complete.totalPrice : undefined
        }}
        pictureOf={pictureOf}
        renderScope={(product, { choice, quote, complete }) => (
          <WhatIsPaid {...{ product, choice, quote }} isInstalled={complete !== null} />
        )}
        renderChosen={(product, { complete }) => <PriceParts product={product} isInstalled={complete !== null} />}
        onTalkToExpert={() => openExpertDialog(undefined, Number(search.get('productId')) || undefined)}
      />
      <div className="print:group-has-[[data-plan]]/page:hidden">
        <SimulatorSteps />
      </div>
    </div>
  )
}
