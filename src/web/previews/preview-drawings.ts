import type { Drawing } from './drawing.ts'
import type { Text } from '#i18n/text.ts'
import type { Localized } from '#kernel/language.ts'
import { type Preview, drawingOf } from './preview.ts'
import type { ListedPost } from '#business/posts/post.ts'
import { postTextIn } from '#business/posts/post-text.ts'
import { publicSectorOf } from '#business/solutions/case-studies/sector.ts'
import type { ProvenSolution } from '#business/solutions/proven-solution.ts'
import { pictureOfSolution, solutionTextIn } from '#business/solutions/solution-text.ts'
import type { Product } from '#business/catalogue/product.ts'
import { productWords, typeLabel } from '#business/catalogue/ui/product-words.ts'
import { formatMoney } from '#kernel/money.ts'
import { writtenSize } from '#kernel/written-size.ts'

/** What stands where a drawing is missing: the brand's emblem, in the proportions of a product's picture. */
export const emblem = 'emblem'

/** The part of each drawing that a preview shows, where it is not the whole. */
const partOf: Readonly<Record<string, Omit<Drawing, 'content'>>> = {
  hero: { x: -360, y: -345, width: 1800, height: 945 },
  [emblem]: { x: 80, y: 0, width: 480, height: 360 },
}

/** A drawing as previews show it. */
export function shownPart(name: string, drawing: Drawing): Drawing {
  return { ...drawing, ...partOf[name] }
}

/** What stands for every page without a picture of its own: the promise of the home page, in a country, `place`. Speaks `home`. */
export function sitePreview(place: Localized, text: Text): Preview {
  return {
    kind: '',
    title: text('home.hero.title', { country: place[text.language] }),
    detail: '',
    offer: '',
    note: `${text('home.features.sized.title')} · ${text('home.features.instalments.title')}`,
    drawing: 'hero',
  }
}

/** A post: what it is about, how long it takes to read. Speaks `content`. */
export function postPreview(post: ListedPost, text: Text): Preview {
  const { title, category } = postTextIn(post, text.language)
  return {
    kind: category,
    title,
    detail: '',
    offer: '',
    note: text('content.post.readTime', { minutes: post.readTime }),
    drawing: drawingOf(post.thumbnailUrl),
  }
}

/** A case study: its sector, what was installed, where. Under a picture of staff's own stands its sector's. Speaks `content`. */
export function solutionPreview(solution: ProvenSolution, text: Text): Preview {
  const { title, location } = solutionTextIn(solution, text.language)
  const { sector, capacity } = solution
  return {
    kind: text(`content.sector.${publicSectorOf(sector)}`),
    title,
    detail: capacity,
    offer: '',
    note: location,
    drawing: drawingOf(solution.imageUrl) ?? drawingOf(pictureOfSolution({ imageUrl: null, sector })),
  }
}

/** A product priced for a country, `place`: what its name does not say of its size, its price there. Speaks `catalogue`. */
export function productPreview(product: Product, place: Localized, text: Text): Preview {
  const { name } = productWords(product, text.language)
  const { capacity, batteryCapacity, price, currency } = product
  const sizes = [capacity, batteryCapacity].filter((size) => size !== '' && !name.includes(size))
  return {
    kind: text(typeLabel(product)),
    title: name,
    detail: writtenSize(sizes.join(' · '), text.language),
    offer: price === null ? text('catalogue.price.onRequest') : formatMoney({ amount: price, currency }),
    note: place[text.language],
    drawing: drawingOf(product.imageUrl),
  }
}
