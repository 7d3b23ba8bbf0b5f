import { useState } from 'react'

const placeholder = '/api/placeholder-image'

type ProductPictureProps = {
  src: string | null
  alt: string
  /** The first pictures of a page are fetched at once, the others when they come near. */
  eager?: boolean
  className?: string
}

/** A product's picture; the placeholder where there is none or it does not load. */
export function ProductPicture({ src, alt, eager = false, className = '' }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src === null || failed === src ? placeholder : src
  const fail = () => setFailed(src)
  return (
    <img
      src={shown}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={fail}
      // It may have failed before the scripts arrived.
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && shown !== placeholder && fail())}
      className={`aspect-4/3 w-full bg-sand-2 object-cover ${className}`}
    />
  )
}
