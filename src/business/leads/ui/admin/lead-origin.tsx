import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ProductDetail } from '#business/catalogue/product.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { LeadPart } from './lead-part.tsx'
import { ownPage, productOf } from './own-page.ts'

/** The page that a request was sent from, and the product that it shows. */
export function LeadOrigin({ lead }: { lead: AdminLead }) {
  const text = useText()
  const { source } = lead
  const product = productOf(lead)
  if (!source && !product) return null
  const page = ownPage(source)
  return (
    <LeadPart title={text('admin-leads.origin')}>
      {source && (
        <p className="wrap-anywhere">
          {page ? (
            <a href={page} className="link" target="_blank" rel="noreferrer">
              {page}
            </a>
          ) : (
            source
          )}
        </p>
      )}
      {product && <OriginProduct id={product} lead={lead} />}
    </LeadPart>
  )
}

function OriginProduct({ id, lead }: { id: string; lead: AdminLead }) {
  const text = useText()
  const { data: product } = useQuery(
    queryOptions<ProductDetail>({
      queryKey: [`/api/products/${encodeURIComponent(id)}?country=${lead.country}`],
    }),
  )
  if (!product) return null
  const { capacity, batteryCapacity, price, currency } = product
  const told = price === null ? text('admin-leads.priceOnRequest') : formatMoney({ amount: price, currency })
  const figures = [capacity, batteryCapacity, told]
  return (
    <p className="mt-2">
      <a href={`/products/${id}`} className="link font-semibold" target="_blank" rel="noreferrer">
        {nameIn(product, text.language)}
      </a>
      <br />
      <span className="text-muted">{joinWithDots(figures)}</span>
    </p>
  )
}
