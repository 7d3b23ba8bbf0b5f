import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { Link } from '#client/link.tsx'
import { nameIn } from '#kernel/name-in.ts'
import { currencyTable } from '#kernel/money.ts'
import { countryTable } from '#kernel/country.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { FootBar } from '#design/foot-bar.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { Photograph } from '#business/company/ui/photograph.tsx'
import type { Product } from '#business/catalogue/product.ts'
import { ProductFilters } from '#business/catalogue/ui/product-filter-form.tsx'
import { ProductList } from '#business/catalogue/ui/product-list.tsx'
import {
  askedPageOf,
  productChoicesQuery,
  productCountQuery,
  productPageAddress,
  productPageQuery,
} from '#business/catalogue/ui/catalogue-page.ts'
import { QuickViewHost } from '#business/catalogue/ui/quick-view-host.tsx'
import { SiteTypeFilter } from '#business/catalogue/ui/site-type-filter.tsx'
import { mostCompared } from '#business/energy/audit-limits.ts'
import {
  completeOffer,
  completePrices,
  EverydayLoadLine,
  everydayLoadsQuery,
} from '#business/energy/ui/everyday-load.tsx'
import { monthlyLine } from '#business/financing/ui/monthly-line.tsx'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { OrderDialogHost } from '#business/leads/ui/order-dialog-host.tsx'
import { OrderReceipts } from '#business/leads/ui/order-receipts.tsx'
import { usePlacedOrders } from '#business/leads/ui/placed-orders.ts'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['catalogue', 'everyday']

export const queries: PageModule['queries'] = (_params, visitor, search) => {
  const asked = askedPageOf(search)
  return [
    productPageQuery(visitor, asked),
    productCountQuery(visitor.country, asked),
    productChoicesQuery(visitor.country, asked.siteType),
    everydayLoadsQuery(productPageAddress(visitor, asked)),
  ]
}

export const meta: PageModule['meta'] = ({ text, company: { brand, contacts }, visitor, search, read }) => {
  const { country, language } = visitor
  const values = {
    brand: brand.name,
    country: contacts[country].name[language],
    currency: currencyTable[countryTable[country].currency].name[language],
  }
  const asked = askedPageOf(search ?? new URLSearchParams())
  const { page, filter } = asked
  return {
    noIndex: Object.keys(filter).length > 0,
    isMissing: page > 1 && read<readonly Product[]>(productPageQuery(visitor, asked))?.length === 0,
    title: page > 1 ? text('catalogue.list.metaPage', { ...values, page }) : text('catalogue.list.metaTitle', values),
    description: text('catalogue.list.metaDescription', values),
  }
}

/** What the lead says of prices: that they are shown, that some are on request, or all. */
function leadOf(products: readonly Product[] = []) {
  if (products.every(({ price }) => price !== null)) return 'catalogue.list.lead'
  const isAnyPriced = products.some(({ price }) => price !== null)
  return isAnyPriced ? 'catalogue.list.lead.some' : 'catalogue.list.lead.onRequest'
}

export default function ProductsPage() {
  const text = useText()
  const [search] = useSearchParams()
  const visitor = useVisitor()
  const asked = askedPageOf(search)
  const { data: shown } = useQuery(productPageQuery(visitor, asked))
  const { data: loads = [] } = useQuery(everydayLoadsQuery(productPageAddress(visitor, asked)))
  const [viewed, setViewed] = useState<Product | null>(null)
  const [compared, setCompared] = useState<readonly Product[]>([])
  const [ordered, setOrdered] = useState<Product | null>(null)
  const [orderedHere, setOrderedHere] = useState<readonly string[]>([])
  const orders = usePlacedOrders(orderedHere)
  const askPrice = ({ id }: Product) => {
    setViewed(null)
    openExpertDialog(undefined, id)
  }
  const order = (product: Product) => {
    setViewed(null)
    setOrdered(product)
    setOrderedHere((ids) => [...ids, String(product.id)])
  }
  const monthlyOf = (product: Product) => monthlyLine(product, text, loads, true)
  const complete = completePrices(loads, countryTable[visitor.country].currency)
  const tell = {
    runs: new Map(loads.map((load) => [load.productId, <EverydayLoadLine key={load.productId} load={load} />])),
    compared: {
      ids: compared.map(({ id }) => id),
      most: mostCompared,
      toggle: (product: Product) =>
        setCompared((chosen) => {
          const others = chosen.filter(({ id }) => id !== product.id)
          return others.length < chosen.length ? others : [...chosen, product].slice(0, mostCompared)
        }),
    },
  }
  return (
    <div className="container py-8 max-sm:pt-5">
      <h1>{text('catalogue.list.title')}</h1>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:mt-3">
        <p className="max-w-4xl text-lg text-muted max-sm:hidden">{text(leadOf(shown))}</p>
        <Link to="/solar-for" className="link inline-flex min-h-11 items-center">
          {text('catalogue.list.needs')}
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1 sm:mt-3 sm:gap-6 lg:grid-cols-[15.5rem_1fr] lg:gap-6">
        <div className="flex flex-wrap items-center gap-1.5 lg:sticky lg:top-16 lg:-mx-1 lg:block lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:px-1 lg:py-2">
          <SiteTypeFilter asked={asked} />
          <ProductFilters asked={asked} />
        </div>
        <div>
          {orders.length > 0 && (
            <div className="mb-4 grid gap-4">
              <OrderReceipts orders={orders} />
            </div>
          )}
          <ProductList {...{ asked, tell, complete, monthlyOf }} onQuickView={setViewed} onAskPrice={askPrice} />
          <Photograph slot="wall" className="mt-8 aspect-16/9 max-h-96" />
        </div>
      </div>
      {compared.length > 0 && (
        <FootBar>
          <Button tone="quiet" onClick={() => setCompared([])} className="shrink-0 max-sm:-ml-3 max-sm:px-3">
            {text('catalogue.compare.clear')}
          </Button>
          {compared.map((product) => (
            <span key={product.id} className="w-14 shrink-0 overflow-hidden rounded-control max-sm:hidden">
              <ProductPicture src={product.imageUrl} alt={nameIn(product, text.language)} />
            </span>
          ))}
          {compared.length < 2 ? (
            <p className="grow text-sm font-semibold">{text('catalogue.compare.another')}</p>
          ) : (
            <Button asChild iconAfter="arrow-right" className="grow">
              <Link to={`/compare?systems=${tell.compared.ids.join(',')}`}>
                {text('catalogue.compare.go', { count: compared.length })}
              </Link>
            </Button>
          )}
        </FootBar>
      )}
      <QuickViewHost
        product={viewed}
        complete={viewed && complete.get(viewed.id)}
        monthlyOf={monthlyOf}
        onClose={() => setViewed(null)}
        onOrder={order}
        onAskPrice={askPrice}
      />
      <OrderDialogHost
        product={ordered}
        complete={
          ordered &&
          completeOffer(
            loads.find(({ productId }) => productId === ordered.id),
            ordered.currency,
          )
        }
        onClose={() => setOrdered(null)}
      />
    </div>
  )
}
