import { useState, type ReactNode } from 'react'
import { atWidth } from '#business/media/image-address.ts'
import { AdminIcon } from '#design/admin/admin-icon.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { FieldsPart } from './form-parts.ts'
import { useSettingsForm } from './settings-form-context.ts'
import { pathUnder, valueAt } from './value-path.ts'

type FoldedPartsProps = {
  readonly parts: readonly FieldsPart[]
  readonly titleOf: (part: FieldsPart) => string
  readonly bodyOf: (part: FieldsPart) => ReactNode
}

/** Places of pictures, a line each: the place, whether it has one, how it looks. One is open at a time; one with a fault is. */
export function FoldedParts({ parts, titleOf, bodyOf }: FoldedPartsProps) {
  const text = useText()
  const { value, errorAt } = useSettingsForm()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-white">
      {parts.map((part) => {
        const picture = valueAt(value, pathUnder(part.path, 'picture'))
        const url = typeof picture === 'string' && picture !== '' ? picture : null
        const isFaulty = part.fields.some(({ name }) => errorAt(pathUnder(part.path, name)))
        const isOpen = isFaulty || open === part.path
        const id = `part-${part.path}`
        return (
          <li key={part.path} className="first:*:rounded-t-card last:*:rounded-b-card">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(isOpen ? null : part.path)}
              className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left hover:bg-sand-2 sm:px-4"
            >
              <span className="grid aspect-16/9 w-20 shrink-0 place-items-center overflow-hidden rounded-control bg-sand-2 text-muted">
                {url ? (
                  <img src={atWidth(url, 320)} alt="" className="size-full object-cover" />
                ) : (
                  <AdminIcon name="picture" className="size-6" />
                )}
              </span>
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
                <span role="heading" aria-level={2} className="min-w-0 grow font-semibold">
                  {titleOf(part)}
                </span>
                <Badge tone={url ? 'leaf' : 'neutral'}>
                  {text(url ? 'admin-settings.photograph.given' : 'admin-settings.photograph.missing')}
                </Badge>
              </span>
              <Icon
                name="chevron-down"
                className={`size-5 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
              />
            </button>
            <div id={id}>
              {isOpen && <div className="grid grid-cols-1 gap-4 px-3 pt-2 pb-5 sm:px-4">{bodyOf(part)}</div>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
