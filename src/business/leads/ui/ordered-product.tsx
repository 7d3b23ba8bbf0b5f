import { useState, type ReactNode } from 'react'
import type { Product } from '#business/catalogue/product.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { Link } from '#client/link.tsx'
import { keptPick } from '#client/kept-audit.ts'
import type { Country } from '#kernel/country.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, type Money } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { QuoteNamed } from './expert-dialog-state.ts'

/** A product, or the whole of a quote, whose price is then all that is to be paid. */
export type Ordered = Pick<Product, 'id' | 'name' | 'nameEn' | 'price' | 'currency'> &
  Partial<Pick<Product, 'systemType' | 'ratings' | 'imageUrl'>> & {
    readonly quote?: QuoteNamed & { readonly country: Country }
  }

/** What is ordered and what one of it costs; of a system alone also what it costs complete, and whether the visitor's own audit proposes something else. */
export function OrderedProduct({ product, complete, price }: { product: Ordered; complete: ReactNode; price: Money }) {
  const text = useText()
  const [kept] = useState(keptPick)
  const { quote } = product
  const isAlone = !quote && isWithoutPanels(product)
  const pick = quote ? null : kept
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <Picture
          src={product.imageUrl ?? '/api/placeholder-image'}
          alt=""
          width={640}
          height={480}
          className="aspect-4/3 w-24 rounded-control bg-sand-2 object-cover"
        />
        <div className="min-w-0 text-sm text-muted">
          <p className="font-display text-base leading-snug font-semibold text-ink">{nameIn(product, text.language)}</p>
          <p>
            <span className="money font-display text-xl font-bold text-ink">{formatMoney(price)}</span>{' '}
            {isAlone && <span className="inline-block">{text('shell.withoutPanels')}</span>}
          </p>
          {quote && <p>{text('leads.order.quote', { reference: quote.reference })}</p>}
        </div>
      </div>
      {isAlone && (
        <p className="text-sm text-muted">
          {complete && (
            <>
              {text('leads.order.complete')} {complete}
              <br />
            </>
          )}
          <Link to="/smart-solar-plan" className="link inline-block py-1">
            {text('leads.order.whole')}
          </Link>
        </p>
      )}
      {pick && pick.id !== product.id && (
        <p className="rounded-control bg-sun-soft px-3 py-2 text-sm">
          {text('leads.order.otherProposed')}{' '}
          <Link to={`/products/${pick.id}`} className="link">
            {nameIn(pick, text.language)}
          </Link>
        </p>
      )}
    </div>
  )
}
