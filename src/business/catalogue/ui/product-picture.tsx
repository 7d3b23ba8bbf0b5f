import { useState } from 'react'
import { Picture } from '#business/media/ui/picture.tsx'

const placeholder = '/api/placeholder-image'

type ProductPictureProps = {
  src: string | null
  alt: string
  /** The first pictures of a page are fetched at once, the others when they come near. */
  eager?: boolean
  /** True where it is as wide as half a page or a column of text; else it stands in a card of a grid. */
  large?: boolean
  className?: string
}

/** A product's picture; the placeholder where there is none or it does not load. */
export function ProductPicture({ src, alt, eager = false, large = false, className = '' }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src === null || failed === src ? placeholder : src
  const fail = () => setFailed(src)
  return (
    <Picture
      src={shown}
      alt={alt}
      width={640}
      height={480}
      eager={eager}
      large={large}
      onError={fail}
      // It may have failed before the scripts arrived.
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && shown !== placeholder && fail())}
      className={`aspect-4/3 w-full bg-sand-2 object-cover ${className}`}
    />
  )
}
