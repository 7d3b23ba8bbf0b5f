import { useState } from 'react'
import type { ProductSummary } from '#business/catalogue/product-summary.ts'
import { Picture } from '#business/media/ui/picture.tsx'

const placeholder = '/api/placeholder-image'

/** The drawn picture of a system, or the placeholder. The words beside it say what it is. */
export function SystemPicture({ system }: { system: Pick<ProductSummary, 'imageUrl'> }) {
  const [failed, setFailed] = useState(false)
  return (
    <Picture
      src={failed ? placeholder : (system.imageUrl ?? placeholder)}
      alt=""
      eager
      width={640}
      height={480}
      className="aspect-4/3 w-full bg-sand-2 object-cover"
      onError={() => setFailed(true)}
    />
  )
}
