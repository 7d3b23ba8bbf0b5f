import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { currencyTable } from '#kernel/money.ts'
import { countryTable } from '#kernel/country.ts'
import { pageIn } from '#kernel/parse.ts'
import { useVisitor } from '#client/visitor.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Product } from '#business/catalogue/product.ts'
import { siteTypeOf } from '#business/catalogue/site-type.ts'
import { ProductList } from '#business/catalogue/ui/product-list.tsx'
import { productCountQuery, productPageQuery } from '#business/catalogue/ui/product-queries.ts'
import { QuickViewHost } from '#business/catalogue/ui/quick-view-host.tsx'
import { SiteTypeFilter } from '#business/catalogue/ui/site-type-filter.tsx'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { OrderDialogHost } from '#business/leads/ui/order-dialog-host.tsx'
import type { PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['catalogue']

export const queries: PageModule['queries'] = (_params, visitor, search) => {
  const siteType = siteTypeOf(search.get('type'))
  return [productPageQuery(visitor, { siteType, page: pageIn(search) }), productCountQuery(visitor.country, siteType)]
}

export const meta: PageModule['meta'] = ({ text, company: { brand, contacts }, visitor, search, read }) => {
  const { country, language } = visitor
  const values = {
    brand: brand.name,
    country: contacts[country].name[language],
    currency: currencyTable[countryTable[country].currency].name[language],
  }
  const page = search ? pageIn(search) : 1
  const siteType = siteTypeOf(search?.get('type') ?? null)
  return {
    isMissing: page > 1 && read<readonly Product[]>(productPageQuery(visitor, { siteType, page }))?.length === 0,
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
  const siteType = siteTypeOf(search.get('type'))
  const { data: shown } = useQuery(productPageQuery(useVisitor(), { siteType, page: pageIn(search) }))
  const [viewed, setViewed] = useState<Product | null>(null)
  const [ordered, setOrdered] = useState<Product | null>(null)
  const askPrice = ({ id }: Product) => {
    setViewed(null)
    openExpertDialog(undefined, id)
  }
  const order = (product: Product) => {
    setViewed(null)
    setOrdered(product)
  }
  return (
    <div className="container py-8 sm:py-12">
      <h1>{text('catalogue.list.title')}</h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">{text(leadOf(shown))}</p>
      <Link to="/solar-for" className="link mt-2 inline-flex min-h-11 items-center">
        {text('catalogue.list.needs')}
      </Link>
      <div className="mt-6 grid gap-6 lg:mt-10 lg:grid-cols-[14rem_1fr] lg:gap-10">
        <SiteTypeFilter chosen={siteType} />
        <div>
          <ProductList siteType={siteType} page={pageIn(search)} onQuickView={setViewed} onAskPrice={askPrice} />
        </div>
      </div>
      <QuickViewHost product={viewed} onClose={() => setViewed(null)} onOrder={order} onAskPrice={askPrice} />
      <OrderDialogHost product={ordered} onClose={() => setOrdered(null)} />
    </div>
  )
}
