import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Product } from '../product.ts'
import { productWords } from './product-words.ts'

/** The product's features, and the two that come with everything we sell. */
export function ProductFeatures({ product }: { product: Product }) {
  const text = useText()
  const items = [
    ...productWords(product, text.language).features,
    text('catalogue.detail.feature.installation'),
    text('catalogue.detail.feature.warranty'),
  ]
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Icon name="check" className="mt-0.5 size-5 text-leaf" />
          {item}
        </li>
      ))}
    </ul>
  )
}
