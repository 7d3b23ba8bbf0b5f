import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { formatNumber } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { readOptionalFigure } from '../../editing/figure.ts'
import {
  isYesOrNo,
  perRating,
  ratingFields,
  ratingNames,
  ratingStatuses,
  type RatingName,
  type Ratings,
} from '../../rating-field.ts'
import { systemRatings, type SystemRatings } from '../../ratings.ts'
import { bodyOf, type ProductDraft, type RatingDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

/** The ratings that the energy audit sizes by, what it takes instead of each empty one, and how each is known. */
export function RatingFields({ form }: { form: ProductForm }) {
  const text = useText()
  const taken = systemRatings({ ...form.draft, ratings: ratingsIn(form.draft) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-sm text-muted">{text('admin-products.ratings.text')}</p>
      {!taken && <p className="rounded-control bg-sun-soft p-3 text-sm">{text('admin-products.ratings.none')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {ratingNames.map((name) => (
          <RatingField key={name} form={form} name={name} taken={taken} />
        ))}
      </div>
    </div>
  )
}

type RatingFieldProps = {
  readonly form: ProductForm
  readonly name: RatingName
  readonly taken: SystemRatings | null
}

function RatingField({ form, name, taken }: RatingFieldProps) {
  const text = useText()
  const label = text(`admin-products.ratings.${name}`)
  const rating = form.draft.ratings[name]
  const set = (changes: Partial<RatingDraft>) =>
    form.set({ ratings: { ...form.draft.ratings, [name]: { ...rating, ...changes } } })
  const options = optionsOf(text, name)
  const shared = { value: rating.value, onChange: ({ target }: Changed) => set({ value: target.value }) }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Field
        label={label}
        hint={rating.value.trim() === '' ? insteadOf(text, name, taken) : undefined}
        error={form.faultOf(`ratings.${name}`)}
      >
        {options ? (
          <Select {...shared} options={options} placeholder={text('admin-products.ratings.notStated')} />
        ) : (
          <TextInput {...shared} inputMode="decimal" autoComplete="off" suffix={ratingFields[name].unit || undefined} />
        )}
      </Field>
      {rating.value.trim() !== '' && (
        <RatingSourceFields
          label={label}
          rating={rating}
          error={form.faultOf(`ratingSources.${name}.source`)}
          set={set}
        />
      )}
    </div>
  )
}

type Changed = { readonly target: { readonly value: string } }

type SourceProps = {
  readonly label: string
  readonly rating: RatingDraft
  readonly error: string | undefined
  readonly set: (changes: Partial<RatingDraft>) => void
}

/** How a rating is known, in a word; opened, its source in full, in whatever language that was found. */
function RatingSourceFields({ label, rating, error, set }: SourceProps) {
  const text = useText()
  const told = rating.status ? text(`admin-products.ratings.status.${rating.status}`) : ''
  return (
    <details open={error !== undefined || undefined} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 py-1 text-sm text-muted">
        {told || text('admin-products.ratings.source.add')}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 border-l-2 border-line py-1 pl-3">
        <Field label={text('admin-products.ratings.status')}>
          <Select
            aria-label={text('admin-products.ratings.statusOf', { rating: label })}
            value={rating.status}
            onChange={({ target }) => set({ status: target.value as RatingDraft['status'] })}
            placeholder={text('admin-products.ratings.notTold')}
            options={ratingStatuses.map((value) => ({ value, label: text(`admin-products.ratings.status.${value}`) }))}
          />
        </Field>
        <Field label={text('admin-products.ratings.source')} error={error}>
          <TextArea
            rows={3}
            aria-label={text('admin-products.ratings.sourceOf', { rating: label })}
            value={rating.source}
            onChange={({ target }) => set({ source: target.value })}
          />
        </Field>
      </div>
    </details>
  )
}

/** The ratings that are given, read; null for those that are not, or not yet. */
function ratingsIn(draft: ProductDraft): Ratings {
  const given = bodyOf(draft).ratings
  const read = (name: RatingName) => {
    const value = isYesOrNo(name) ? given[name] && given[name] === 'true' : readOptionalFigure(given[name])
    const known = ratingFields[name].schema.safeParse(value === '' ? null : value)
    return known.success ? known.data : null
  }
  return perRating(read) as Ratings
}

/** The choices of a rating that is no figure. */
function optionsOf(text: Text, name: RatingName) {
  if (name === 'phases') return ['1', '3'].map((value) => ({ value, label: value }))
  if (!isYesOrNo(name)) return undefined
  return (['true', 'false'] as const).map((value) => ({ value, label: text(`admin-products.ratings.${value}`) }))
}

/** What the audit takes instead of an empty rating; where it takes nothing, what that means. */
function insteadOf(text: Text, name: RatingName, taken: SystemRatings | null): string | undefined {
  if (name === 'pvMaxVocV' || name === 'pvMaxCurrentA') return text('admin-products.ratings.unchecked')
  if (name === 'backupBox') return text('admin-products.ratings.backupBox.hint')
  return taken ? text('admin-products.ratings.derived', { value: inWords(text, name, taken[name]) }) : undefined
}

function inWords(text: Text, name: RatingName, value: number | boolean | string): string {
  if (typeof value === 'boolean' || value === 'true' || value === 'false') {
    return text(String(value) === 'true' ? 'admin-products.ratings.true' : 'admin-products.ratings.false')
  }
  const { unit } = ratingFields[name]
  if (typeof value === 'string') return [value, unit].filter(Boolean).join(' ')
  const figure = formatNumber(name === 'depthOfDischarge' ? value * 100 : value, text.language)
  return [figure, unit].filter(Boolean).join(' ')
}

/** A rating in words, with how it is known: where two versions are compared. */
export function useRatingWords(): (name: RatingName, rating: RatingDraft) => string {
  const text = useText()
  return (name, { value, status, source }) => {
    if (value === '') return ''
    const told = status && text(`admin-products.ratings.status.${status}`)
    return [inWords(text, name, value), told, source].filter(Boolean).join(', ')
  }
}
