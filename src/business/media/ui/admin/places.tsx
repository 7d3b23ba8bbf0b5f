import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Place } from '../../media-image.ts'

const wordsOf: Readonly<Record<string, MessageKey>> = {
  post: 'admin-media.place.post',
  product: 'admin-media.place.product',
  solution: 'admin-media.place.solution',
  settings: 'admin-media.place.settings',
}

/** Everything that shows an image, by what people call it. */
export function Places({ places }: { places: readonly Place[] }) {
  const text = useText()
  return (
    <ul className="grid gap-1">
      {places.map(({ kind, recordId, label }) => {
        const words = wordsOf[kind]
        return (
          <li key={`${kind} ${recordId}`} className="wrap-anywhere">
            {words ? text(words, { label: label || recordId }) : label}
          </li>
        )
      })}
    </ul>
  )
}
