import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import { atWidth } from '../../image-address.ts'
import type { UsedImage } from '../../media-image.ts'

type ImageTileProps = { readonly image: UsedImage; readonly onChoose: (image: UsedImage) => void }

/** An image of the library, small: what it is called, and whether words or places are missing. */
export function ImageTile({ image, onChoose }: ImageTileProps) {
  const text = useText()
  const { imageUrl, name, alt, altEn, focalX, focalY, places } = image
  const said = (text.language === 'fr' ? alt : altEn) || alt || altEn
  return (
    <button
      type="button"
      onClick={() => onChoose(image)}
      className="grid w-full overflow-hidden rounded-card border border-line bg-white text-left hover:border-ink"
    >
      <img
        src={atWidth(imageUrl, 320)}
        alt={said}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${focalX}% ${focalY}%` }}
        className="aspect-4/3 w-full bg-sand-2 object-cover"
      />
      <span className="grid gap-1.5 p-3">
        <span className="truncate text-sm font-semibold">{name}</span>
        <span className="flex flex-wrap gap-1.5">
          <Badge>{text('admin-media.uses', { count: places.length })}</Badge>
          {!(alt && altEn) && <Badge tone="clay">{text('admin-media.alt.missing')}</Badge>}
        </span>
      </span>
    </button>
  )
}
