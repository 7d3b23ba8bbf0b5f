import type { Element } from 'hast'
import {
  imageFile,
  readImageAddress,
  variantSizes,
  type AddressedImage,
  type VariantFormat,
} from '#business/media/image-address.ts'

/** As wide as the column of an article. */
const sizes = '(min-width: 48rem) 46rem, 100vw'

/**
 * A picture of the library, of which the reader's browser takes the size and format that suit it, and whose place is kept
 * until it arrives; any other picture as it is.
 */
export function offerSizes(img: Element): Element {
  const { properties } = img
  const image = readImageAddress(String(properties['src']))
  if (!image) return img
  const { width, height } = shownSize(image, Number(properties['width']), Number(properties['height']))
  Object.assign(properties, { width, height, srcSet: offered(image, 'webp'), sizes })
  return { type: 'element', tagName: 'picture', properties: {}, children: [smaller(image), img] }
}

/** What the author asked for, the other side in proportion; else the picture's own size. */
function shownSize({ size }: AddressedImage, width: number, height: number) {
  const share = width > 0 ? width / size.width : height > 0 ? height / size.height : 1
  return { width: width || Math.round(size.width * share), height: height || Math.round(size.height * share) }
}

/** The format that most browsers read, a third smaller. */
function smaller(image: AddressedImage): Element {
  const properties = { type: 'image/avif', srcSet: offered(image, 'avif'), sizes }
  return { type: 'element', tagName: 'source', properties, children: [] }
}

function offered({ folder, size }: AddressedImage, format: VariantFormat): string {
  return variantSizes(size)
    .map((one) => `${folder}${imageFile(one, format)} ${one.width}w`)
    .join(', ')
}
