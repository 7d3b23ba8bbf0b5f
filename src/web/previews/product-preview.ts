import type { Product } from '#business/catalogue/product.ts'
import { systemTypeLabel } from '#business/catalogue/ui/product-labels.ts'
import { productWords } from '#business/catalogue/ui/product-words.ts'
import type { Text } from '#i18n/text.ts'
import type { Localized } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { drawingOf, type Preview } from './preview.ts'

/** A product priced for a country, `place`: what its name does not say of its size, its price there. Speaks `catalogue`. */
export function productPreview(product: Product, place: Localized, text: Text): Preview {
  const { name } = productWords(product, text.language)
  const { capacity, batteryCapacity, price, currency } = product
  const sizes = [capacity, batteryCapacity].filter((size) => size !== '' && !name.includes(size))
  return {
    kind: text(systemTypeLabel[product.systemType]),
    title: name,
    detail: sizes.join(' · '),
    offer: price === null ? text('catalogue.price.onRequest') : formatMoney({ amount: price, currency }),
    note: place[text.language],
    drawing: drawingOf(product.imageUrl),
  }
}
