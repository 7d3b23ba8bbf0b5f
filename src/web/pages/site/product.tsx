import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#client/api-error.ts'
import { useVisitor } from '#client/visitor.tsx'
import { formatMoney } from '#kernel/money.ts'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Product, ProductDetail } from '#business/catalogue/product.ts'
import { ProductDetailSkeleton } from '#business/catalogue/ui/product-detail-skeleton.tsx'
import { ProductDetailView } from '#business/catalogue/ui/product-detail-view.tsx'
import { ProductMissing } from '#business/catalogue/ui/product-missing.tsx'
import { productQuery, relatedQuery } from '#business/catalogue/ui/product-queries.ts'
import { productWords } from '#business/catalogue/ui/product-words.ts'
import { openExpertDialog } from '#business/leads/ui/expert-dialog-state.ts'
import { OrderDialogHost } from '#business/leads/ui/order-dialog-host.tsx'
import type { PageParams, PageModule } from '../../page.ts'

export const messages: MessageContext[] = ['catalogue']

export const queries: PageModule['queries'] = ({ id = '' }, { country }) => [
  productQuery(id, country),
  ...(/^[1-9]\d{0,8}$/.test(id) ? [relatedQuery(id, country)] : []),
]

export const meta: PageModule['meta'] = ({
  text,
  company: { brand, contacts },
  visitor: { country, language },
  params: { id = '' },
  read,
}) => {
  const product = read<ProductDetail>(productQuery(id, country))
  if (!product) {
    return {
      title: `${text('catalogue.detail.notFound.title')} | ${brand.name}`,
      description: text('catalogue.detail.notFound.text'),
      noIndex: true,
    }
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
  const [ordered, setOrdered] = useState<Product | null>(null)
  if (isPending) return <ProductDetailSkeleton />
  if (error) {
    if (error instanceof ApiError && error.status < 500) return <ProductMissing />
    return (
      <div className="container py-12">
        <StateBlock
          tone="error"
          title={text('catalogue.list.error.title')}
          description={text('catalogue.list.error.text')}
          action={<Button onClick={() => void refetch()}>{text('catalogue.list.error.retry')}</Button>}
        />
      </div>
    )
  }
  return (
    <>
      <ProductDetailView
        product={data}
        onOrder={setOrdered}
        onAskPrice={(asked) => openExpertDialog(undefined, asked.id)}
      />
      <OrderDialogHost product={ordered} onClose={() => setOrdered(null)} />
    </>
  )
}
