import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { SizedName } from '#design/sized-name.tsx'
import { formatMoney, onOneLine } from '#kernel/money.ts'
import { foldText } from '#kernel/fold-text.ts'
import { nameIn } from '#kernel/name-in.ts'
import { writtenSize } from '#kernel/written-size.ts'
import { comparablePairs, type ComparablePair } from '../comparable-pairs.ts'
import { isWithoutPanels } from '../is-without-panels.ts'
import type { Product } from '../product.ts'
import { ProductPrices } from './product-facts.tsx'
import { ProductPicture } from './product-picture.tsx'
import { productsQuery } from './product-queries.ts'

type PairsProps = {
  /** The page that compares these products. */
  readonly addressOf: (ids: readonly string[]) => string
  /** What they cost with panels, installed, by their ids. */
  readonly totals: ReadonlyMap<number, number>
  /** What those prices are for: said once, over all of them. */
  readonly basis: string | null | undefined
}

/** Comparisons to begin with, each at one tap. */
export function ReadyPairs({ basis, ...shown }: PairsProps) {
  const text = useText()
  const { country } = useVisitor()
  const { data: all = [] } = useQuery(productsQuery(country))
  const pairs = comparablePairs(all)
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="ready" className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="ready">{text('compare.empty.title')}</h2>
        {basis && <p className="text-muted">{basis}</p>}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
        {pairs.map((pair) => (
          <li key={pair.products[0].id}>
            <PairCard pair={pair} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PairCardProps = Omit<PairsProps, 'basis'> & { pair: ComparablePair }

function PairCard({ pair: { kind, products }, addressOf, totals }: PairCardProps) {
  const text = useText()
  const [one, other] = products
  const areComplete = totals.has(one.id) && totals.has(other.id)
  const priceOf = ({ id, price }: Product) => (areComplete ? totals.get(id) : price) ?? 0
  const apart = Math.abs(priceOf(other) - priceOf(one))
  return (
    <Link
      to={addressOf(products.map(({ id }) => String(id)))}
      className="group flex h-full flex-col gap-3 rounded-card border border-line bg-white p-4 shadow-card leads-on"
    >
      <h3 className="font-sans text-sm font-semibold tracking-normal text-leaf">{text(`compare.pair.${kind}`)}</h3>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {products.map((product) => (
          <PairedSystem key={product.id} product={product} total={areComplete ? totals.get(product.id) : undefined} />
        ))}
      </div>
      <p className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
        <span className="text-sm text-muted">
          {apart === 0
            ? text('compare.pair.samePrice')
            : text('compare.pair.apart', { amount: onOneLine(formatMoney({ amount: apart, currency: one.currency })) })}
        </span>
        <span className="inline-flex items-center gap-2 font-semibold group-hover:underline">
          {text('compare.pair.go')}
          <Icon name="arrow-right" />
        </span>
      </p>
    </Link>
  )
}

/** A system by its name, its sizes and its price; what is not priced as the others says so. */
function PairedSystem({ product, total }: { product: Product; total: number | undefined }) {
  const { language } = useText()
  const name = nameIn(product, language)
  const isSizeNamed = foldText(name).includes(foldText(product.capacity))
  return (
    // On a phone a line each, for three comparisons within two screens.
    <div className="grid content-start gap-1 max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-3">
      <ProductPicture src={product.imageUrl} alt="" className="mb-1 rounded-control" />
      <div>
        <span className="block font-display leading-tight font-semibold text-balance">
          <SizedName name={name} />
        </span>
        {!isSizeNamed && (
          <span className="block leading-tight text-muted">
            {writtenSize([product.capacity, product.batteryCapacity].filter(Boolean).join(' / '), language)}
          </span>
        )}
        {total === undefined ? (
          <ProductPrices product={product} withoutPanels={isWithoutPanels(product)} />
        ) : (
          <span className="money mt-1 block font-display text-xl leading-tight font-bold">
            {formatMoney({ amount: total, currency: product.currency })}
          </span>
        )}
      </div>
    </div>
  )
}
