import type { ComponentProps } from 'react'
import { useSavesData } from '#client/visitor.tsx'
import { imageFile, readImageAddress, variantSizes, type VariantFormat } from '../image-address.ts'

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
 * cuts it, its focal point stays in view: all told by its address. Any other is shown as it is; a drawing that says nothing, not to
 * who saves data.
 */
export function Picture({ alt, large, eager, style, ...rest }: PictureProps) {
  const savesData = useSavesData()
  const image = readImageAddress(rest.src)
  const offered = (format: VariantFormat) =>
    image && {
      srcSet: variantSizes(image.size)
        .map((size) => `${image.folder}${imageFile(size, format)} ${size.width}w`)
        .join(),
      // A browser that knows `auto` (lazy pictures only) measures for itself.
      sizes: `${eager ? '' : 'auto,'}(min-width:48rem)${large ? 46 : 24}rem,100vw`,
    }
  const shown = (
    <img
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...rest}
      {...image?.size}
      {...offered('webp')}
      style={{ ...style, objectPosition: image?.focus }}
    />
  )
  if (!image) return savesData && alt === '' ? null : shown
  return (
    <picture className="contents">
      {/* It draws nothing, but in a grid it would take a place. */}
      <source type="image/avif" className="hidden" {...offered('avif')} />
      {shown}
    </picture>
  )
}
