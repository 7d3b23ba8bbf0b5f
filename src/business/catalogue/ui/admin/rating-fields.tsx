import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { readOptionalFigure } from '../../editing/figure.ts'
import type { Ratings } from '../../product.ts'
import { systemRatings } from '../../ratings.ts'
import { bodyOf, type ProductDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

const units = { continuousW: 'W', surgeW: 'W', batteryWh: 'Wh', depthOfDischarge: '%', pvInputW: 'W' } as const
const names = Object.keys(units) as (keyof Ratings)[]

/** The ratings that are given, as numbers; null for those that are not, or not yet. */
function ratingsIn(draft: ProductDraft): Ratings {
  const given = Object.entries(bodyOf(draft).ratings).map(([name, typed]) => {
    const figure = readOptionalFigure(typed)
    return [name, typeof figure === 'number' && figure > 0 ? figure : null]
  })
  return Object.fromEntries(given) as Ratings
}

/** The figures that the energy audit recommends by, and under each empty one what it would take instead. */
export function RatingFields({ form }: { form: ProductForm }) {
  const text = useText()
  const { draft, set, faultOf } = form
  const derived = systemRatings({ ...draft, ratings: ratingsIn(draft) })
  const hintOf = (name: keyof Ratings) => {
    if (draft.ratings[name].trim() !== '' || !derived) return undefined
    if (name === 'pvInputW') return text('admin-products.ratings.pv')
    const value = name === 'depthOfDischarge' ? derived[name] * 100 : derived[name]
    return text('admin-products.ratings.derived', { value: `${formatNumber(value, text.language)} ${units[name]}` })
  }
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{text('admin-products.ratings.text')}</p>
      {!derived && <p className="rounded-control bg-sun-soft p-3 text-sm">{text('admin-products.ratings.none')}</p>}
      <div className="grid gap-5 sm:grid-cols-2">
        {names.map((name) => (
          <Field
            key={name}
            label={text(`admin-products.ratings.${name}`)}
            hint={hintOf(name)}
            error={faultOf(`ratings.${name}`)}
            note={text('admin-products.optional')}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              suffix={units[name]}
              value={draft.ratings[name]}
              onChange={({ target }) => set({ ratings: { ...draft.ratings, [name]: target.value } })}
            />
          </Field>
        ))}
      </div>
    </div>
  )
}
