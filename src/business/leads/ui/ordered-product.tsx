import { useState, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Product } from '#business/catalogue/product.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { Picture } from '#business/media/ui/picture.tsx'
import { Link } from '#client/link.tsx'
import { keptPick } from '#client/kept-audit.ts'
import type { Country } from '#kernel/country.ts'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney, type Money } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { orderScopes, type OrderScope } from '../order.ts'
import type { QuoteNamed } from './expert-dialog-state.ts'
import type { FormText } from './use-lead-form.ts'

/** A product, or the whole of a quote, whose price is then all that is to be paid. */
export type Ordered = Pick<Product, 'id' | 'name' | 'nameEn' | 'price' | 'currency'> &
  Partial<Pick<Product, 'systemType' | 'ratings' | 'imageUrl'>> & {
    readonly quote?: QuoteNamed & { readonly country: Country }
  }

/** What a system costs complete: the whole price of one, and that with what is in it, in words. */
export type CompleteOffer = { readonly totalPrice: number; readonly words: ReactNode }

type OrderedProductProps = { product: Ordered; price: Money; offer: CompleteOffer | undefined }

/** What is ordered and what one of it costs: of a system complete or alone, as is chosen. And whether the visitor's own audit proposes something else. */
export function OrderedProduct({ product, price, offer }: OrderedProductProps) {
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
          className={`aspect-4/3 rounded-control bg-sand-2 object-cover ${offer ? 'w-14 max-sm:hidden' : 'w-24'}`}
        />
        <div className="min-w-0 text-sm text-muted">
          <p className="font-display text-base leading-snug font-semibold text-ink">{nameIn(product, text.language)}</p>
          {!offer && (
            <p>
              <span className="money font-display text-xl font-bold text-ink">{formatMoney(price)}</span>{' '}
              {isAlone && <span className="inline-block">{text('shell.withoutPanels')}</span>}
            </p>
          )}
          {quote && <p>{text('leads.order.quote', { reference: quote.reference })}</p>}
        </div>
      </div>
      {offer && <ScopeChoice {...{ price, offer }} />}
      {isAlone && !offer && (
        <Link to="/smart-solar-plan" className="link justify-self-start py-1 text-sm">
          {text('leads.order.whole')}
        </Link>
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

/** Complete or alone, each with the price that it has. */
function ScopeChoice({ price, offer }: { price: Money; offer: CompleteOffer }) {
  const text = useText()
  const { register } = useFormContext<FormText>()
  const words = {
    complete: offer.words,
    alone: (
      <>
        <strong className="money">{formatMoney(price)}</strong>{' '}
        <span className="text-muted">{text('shell.withoutPanels')}</span>
      </>
    ),
  } satisfies Record<OrderScope, ReactNode>
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{text('leads.order.label.scope')}</legend>
      {orderScopes.map((scope) => (
        <label
          key={scope}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-field px-3 py-1.5 text-sm leading-snug has-checked:border-ink has-checked:bg-sun-soft"
        >
          <input type="radio" value={scope} {...register('scope')} className="size-5 shrink-0 accent-ink" />
          {/* How many panels a phone leaves to the product's page. */}
          <span className="max-sm:[&>span>span+span]:hidden">
            <span className="block font-semibold">{text(`leads.scope.${scope}`)}</span>
            {words[scope]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
