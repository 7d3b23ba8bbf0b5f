import type { ComponentProps } from 'react'
import { imageAddress, readImageAddress, variantSizes, type VariantFormat } from '../image-address.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'srcSet' | 'sizes'> & {
  readonly src: string
  readonly alt: string
  /** True where it is as wide as half a page or a column of text; else it stands in a card of a grid. */
  readonly large?: boolean
  /** The first pictures of a page are fetched at once, the others when they come near. */
  readonly eager?: boolean
}

/**
 * A picture of a public page. Of one of the library the browser takes the size and format that suit it, and where the layout
 * cuts it, its focal point stays in view: all told by its address. Any other is shown as it is.
 */
export function Picture({ alt, large, eager, style, ...rest }: PictureProps) {
  const image = readImageAddress(rest.src)
  const shown = { loading: eager ? 'eager' : 'lazy', decoding: 'async', ...rest } as const
  if (!image) return <img alt={alt} {...shown} style={style} />
  const { id, focus, width, height } = image
  const sizes = large ? '(min-width:48rem) 46rem, 100vw' : '(min-width:64rem) 24rem, (min-width:40rem) 50vw, 100vw'
  const set = (format: VariantFormat) =>
    variantSizes(image)
      .map((size) => `${imageAddress(id, size, format)} ${size.width}w`)
      .join()
  const own = { width, height, sizes, srcSet: set('webp'), style: { ...style, objectPosition: focus } }
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img alt={alt} {...shown} {...own} />
    </picture>
  )
}
