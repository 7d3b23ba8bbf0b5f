import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#client/link.tsx'
import { isRefusal } from '#client/api-error.ts'
import { useVisitor } from '#client/visitor.tsx'
import type { Country } from '#kernel/country.ts'
import { formatMoney } from '#kernel/money.ts'
import { Button } from '#design/button.tsx'
import { LoadFailure } from '#client/lazy.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { Product, ProductDetail } from '#business/catalogue/product.ts'
import { ProductDetailSkeleton, ProductMissing } from '#business/catalogue/ui/product-detail-skeleton.tsx'
import { ProductDetailView } from '#business/catalogue/ui/product-detail-view.tsx'
import { productQuery, relatedQuery } from '#business/catalogue/ui/product-queries.ts'
import { productWords } from '#business/catalogue/ui/product-words.ts'
import { InstallationSteps } from '#business/company/ui/installation-steps.tsx'
import {
  completeOffer,
  completePrices,
  EverydayLoadLine,
  everydayLoadQuery,
  everydayLoadsQuery,
} from '#business/energy/ui/everyday-load.tsx'
import { monthlyLine } from '#business/financing/ui/monthly-line.tsx'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { OrderDialogHost } from '#business/leads/ui/order-dialog-host.tsx'
import { OrderReceipts } from '#business/leads/ui/order-receipts.tsx'
import { usePlacedOrders } from '#business/leads/ui/placed-orders.ts'
import type { PageParams, PageModule } from '../../page.ts'
import { isRowId } from '#kernel/is-row-id.ts'

export const messages: MessageContext[] = ['catalogue', 'everyday', 'installation', 'specification']

/** What the products run that one is compared with. */
const relatedLoadsQuery = (id: string, country: Country) => ({
  ...everydayLoadsQuery(String(relatedQuery(id, country).queryKey[0])),
  enabled: isRowId(id),
})

export const queries: PageModule['queries'] = ({ id = '' }, { country }) => [
  productQuery(id, country),
  ...(isRowId(id) ? [relatedQuery(id, country), relatedLoadsQuery(id, country), everydayLoadQuery(id, country)] : []),
]

export const meta: PageModule['meta'] = ({
  text,
  company: { brand, contacts },
  visitor: { country, language },
  params: { id = '' },
  read,
  isMissing,
  hasFailed,
}) => {
  const query = productQuery(id, country)
  const product = read<ProductDetail>(query)
  if (!product) {
    const [title, description] = isMissing(query)
      ? (['catalogue.detail.notFound.title', 'catalogue.detail.notFound.text'] as const)
      : ([hasFailed(query) ? 'catalogue.detail.failed' : 'catalogue.list.title', 'catalogue.list.lead'] as const)
    return { title: `${text(title)} | ${brand.name}`, description: text(description), noIndex: true }
  }
  const { name, description } = productWords(product, language)
  const price =
    product.price === null
      ? text('catalogue.price.onRequest')
      : formatMoney({ amount: product.price, currency: product.currency })
  return {
    title: text('catalogue.detail.metaTitle', {
      name,
      brand: brand.name,
      country: contacts[country].name[language],
    }),
    description: text('catalogue.detail.metaDescription', { name, price, description }),
  }
}

export default function ProductPage({ params }: { params: PageParams }) {
  const text = useText()
  const { id = '' } = params
  const { country } = useVisitor()
  const { data, isPending, error, refetch } = useQuery({ ...productQuery(id, country), retryOnMount: false })
  const { data: own = [] } = useQuery(everydayLoadQuery(id, country))
  const { data: others = [] } = useQuery(relatedLoadsQuery(id, country))
  const [load] = own
  const loads = [...own, ...others]
  const [ordered, setOrdered] = useState<Product | null>(null)
  const orders = usePlacedOrders([id])
  if (isPending) return <ProductDetailSkeleton />
  if (error) {
    if (isRefusal(error)) return <ProductMissing />
    return (
      <div className="container grid gap-6 py-12">
        <Button asChild tone="quiet" icon="arrow-left" className="-ml-5 justify-self-start">
          <Link to="/products">{text('catalogue.detail.back')}</Link>
        </Button>
        <LoadFailure title={text('catalogue.detail.failed')} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <>
      <ProductDetailView
        product={data}
        monthlyOf={(each) => monthlyLine(each, text, loads, each.id !== data.id)}
        complete={completePrices(loads, data.currency)}
        othersRun={
          new Map(others.map((each) => [each.productId, <EverydayLoadLine key={each.productId} load={each} />]))
        }
        runs={
          load && (
            <>
              <EverydayLoadLine load={load} most={Infinity} />
              {load.complete && (
                <p className="mt-2 text-sm text-muted">
                  {text('everyday.complete.basis', { place: load.complete.place })}
                </p>
              )}
            </>
          )
        }
        placed={orders.length > 0 && <OrderReceipts orders={orders} />}
        onOrder={setOrdered}
        onAskPrice={(asked) => openExpertDialog(undefined, asked.id)}
      >
        <InstallationSteps inInstalments={canBeFinanced(data)} />
      </ProductDetailView>
      <OrderDialogHost
        product={ordered}
        complete={completeOffer(load, data.currency)}
        onClose={() => setOrdered(null)}
      />
    </>
  )
}
