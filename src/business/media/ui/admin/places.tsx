import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Place } from '../../media-image.ts'

const wordsOf: Readonly<Record<string, MessageKey>> = {
  post: 'admin-media.place.post',
  product: 'admin-media.place.product',
  solution: 'admin-media.place.solution',
  settings: 'admin-media.place.settings',
}

const groupWords: Readonly<Record<string, MessageKey>> = {
  company: 'admin-settings.group.company',
  team: 'admin-settings.group.team',
  partners: 'admin-settings.group.partners',
  terms: 'admin-settings.group.terms',
  privacy: 'admin-settings.group.privacy',
  accessibility: 'admin-settings.group.accessibility',
}

/** Everything that shows an image, by what people call it. */
export function Places({ places }: { places: readonly Place[] }) {
  const text = useText()
  return (
    <ul className="grid gap-1">
      {places.map(({ kind, recordId, label }) => {
        const words = wordsOf[kind]
        const group = kind === 'settings' ? groupWords[recordId] : undefined
        const called = group ? text(group) : label || recordId
        return (
          <li key={`${kind} ${recordId}`} className="wrap-anywhere">
            {words ? text(words, { label: called }) : called}
          </li>
        )
      })}
    </ul>
  )
}
