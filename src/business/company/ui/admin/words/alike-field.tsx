import { Checkbox } from '#design/checkbox.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { TextPlace } from '../../../words/site-message.ts'

type AlikeFieldProps = {
  /** Where the same words stand too. */
  readonly places: readonly TextPlace[]
  /** Staff wrote them: there is an original to go back to. */
  readonly isOwn: boolean
  readonly isEverywhere: boolean
  readonly onChange: (isEverywhere: boolean) => void
}

/** Where else a text stands, by part of the site, and whether it is to be changed there too. */
export function AlikeField({ places, isOwn, isEverywhere, onChange }: AlikeFieldProps) {
  const text = useText()
  const areas = [...Map.groupBy(places, ({ area }) => area)]
  return (
    <div className="rounded-control border border-line px-3">
      <Disclosure look="plain" summary={text('admin-words.alike', { count: places.length })}>
        <ul className="list-disc pl-5 text-sm">
          {areas.map(([area, those]) => (
            <li key={area}>
              {text(`admin-words.area.${area}`)}
              {those.length > 1 && <span className="text-muted tabular-nums"> × {those.length}</span>}
            </li>
          ))}
        </ul>
      </Disclosure>
      <Checkbox
        label={text('admin-words.everywhere')}
        hint={isOwn && text('admin-words.everywhere.restore')}
        checked={isEverywhere}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
