import type { ComparedField } from '#business/accounts/ui/compare-versions.tsx'
import type { Text } from '#i18n/text.ts'
import type { FormPart } from './form-parts.ts'
import { listAt, pathUnder, valueAt } from './value-path.ts'

const written = (value: unknown) => {
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Every field of a form with what two versions say there. */
export function comparedSettings(parts: readonly FormPart[], mine: unknown, theirs: unknown, text: Text) {
  const compared = (part: FormPart, path: string, place: string): ComparedField[] =>
    part.fields.flatMap(({ name, label, isTwin }) =>
      (isTwin ? [name, `${name}En`] : [name]).map((its) => {
        const at = pathUnder(path, its)
        const language = isTwin ? text(its === name ? 'shell.language.fr' : 'shell.language.en') : ''
        return {
          label: [place, text(label), language].filter((word) => word !== '').join(' · '),
          mine: written(valueAt(mine, at)),
          theirs: written(valueAt(theirs, at)),
        }
      }),
    )
  return parts.flatMap((part) => {
    const title = part.title ? text(part.title) : ''
    if (part.kind === 'fields') return compared(part, part.path, title)
    const most = Math.max(listAt(mine, part.path).length, listAt(theirs, part.path).length)
    return Array.from({ length: most }, (_, index) => {
      const place = [title, text(part.item, { number: index + 1 })].filter((word) => word !== '').join(' · ')
      return compared(part, pathUnder(part.path, index), place)
    }).flat()
  })
}
