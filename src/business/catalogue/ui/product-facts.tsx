import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'

/** Capacity and battery at a glance, in the words of the label. */
export function ProductFacts({ product }: { product: Pick<Product, 'capacity' | 'batteryCapacity'> }) {
  const text = useText()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {product.capacity && (
        <li className="flex items-center gap-1.5">
          <Icon name="bolt" className="size-4" />
          {product.capacity}
        </li>
      )}
      {product.batteryCapacity && (
        <li className="flex items-center gap-1.5">
          <Icon name="battery" className="size-4" />
          {text('catalogue.card.battery', { capacity: product.batteryCapacity })}
        </li>
      )}
    </ul>
  )
}
