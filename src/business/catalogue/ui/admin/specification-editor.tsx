import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import { specificationFields, specificationUnits, type SpecificationField } from '../../specification-field.ts'
import { specificationLabel } from '../product-words.ts'
import type { SheetLine } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'
import { contentLanguages } from '#kernel/language.ts'

/** The lines of the specification sheet, in the order in which visitors read them. */
export function SpecificationEditor({ form }: { form: ProductForm }) {
  const text = useText()
  const { sheet } = form.draft
  const set = (lines: readonly SheetLine[]) => form.set({ sheet: lines })
  const missing = specificationFields.filter((field) => !sheet.some((line) => line.field === field))
  const [added, setAdded] = useState<SpecificationField | null>(null)
  const add = (field: SpecificationField) => {
    setAdded(field)
    const place = (line: SheetLine) => specificationFields.indexOf(line.field)
    set([...sheet, { field, fr: '', en: '' }].toSorted((a, b) => place(a) - place(b)))
  }
  return (
    <div className="grid gap-5">
      <p className="text-sm text-muted">{text('admin-products.sheet.text')}</p>
      {sheet.length === 0 && <p>{text('admin-products.sheet.empty')}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {sheet.length > 0 && (
          <li aria-hidden className={`${columns} pb-1 text-sm text-muted max-sm:hidden`}>
            <span className="sm:col-start-2">{text('admin-products.sheet.french')}</span>
            <span>{text('admin-products.sheet.english')}</span>
          </li>
        )}
        {sheet.map((line) => (
          <li key={line.field}>
            <Line
              line={line}
              isNew={line.field === added}
              error={form.faultOf(`specification.${line.field}`)}
              onChange={(changes) => set(sheet.map((one) => (one === line ? { ...one, ...changes } : one)))}
              onRemove={() => set(sheet.filter((one) => one !== line))}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && <AddLine missing={missing} onAdd={add} />}
    </div>
  )
}

type LineProps = {
  readonly line: SheetLine
  /** What has just been added is written at once. */
  readonly isNew: boolean
  readonly error: string | undefined
  readonly onChange: (changes: Partial<SheetLine>) => void
  readonly onRemove: () => void
}

/** What the line is called, its value in each language, and the way out of it. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem]'

/** Grows with what is written, which stays a line of a sheet. */
const oneLine = { rows: 1, className: 'min-h-11! resize-none sm:placeholder:text-transparent' }
const onOneLine = (typed: string) => typed.replaceAll(/\s*\n\s*/g, ' ')

/** In the middle: the tabs lie over the edge that a focus alone scrolls to. */
function focusInSight(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}

function Line({ line, isNew, error, onChange, onRemove }: LineProps) {
  const text = useText()
  const { field } = line
  const [first, ...others] = contentLanguages
  const name = text(specificationLabel(field))
  // A value of its own in English is written with its unit in both.
  const unit = specificationUnits[field]
  const addedUnit = others.every((language) => line[language] === '') ? unit : ''
  const inFrench = text('admin-products.sheet.french')
  return (
    <fieldset className={`${columns} items-center py-2`}>
      <legend className="sr-only">{name}</legend>
      <span aria-hidden className="text-sm font-semibold">
        {name}
      </span>
      <button
        type="button"
        aria-label={text('admin-products.sheet.remove', { line: name })}
        onClick={onRemove}
        className="grid size-11 place-items-center rounded-control hover:bg-sand-2 sm:order-last sm:col-start-4"
      >
        <Icon name="close" />
      </button>
      <Field label={unit ? name : inFrench} hideLabel error={error} className="max-sm:col-span-2">
        <span className="relative block">
          <TextArea
            {...oneLine}
            ref={isNew ? focusInSight : undefined}
            value={line[first]}
            onChange={({ target }) => onChange({ [first]: onOneLine(target.value) })}
            className={`${oneLine.className} ${addedUnit && 'pr-16'}`}
            placeholder={unit ? undefined : inFrench}
          />
          {addedUnit && <span className="pointer-events-none absolute top-2.5 right-3.5 text-muted">{addedUnit}</span>}
        </span>
      </Field>
      {others.map(
        (language) =>
          (unit === '' || line[language] !== '') && (
            <Field key={language} label={text('admin-products.sheet.english')} hideLabel className="max-sm:col-span-2">
              <TextArea
                {...oneLine}
                value={line[language]}
                lang={language}
                onChange={({ target }) => onChange({ [language]: onOneLine(target.value) })}
                placeholder={text('admin-products.sheet.english')}
              />
            </Field>
          ),
      )}
    </fieldset>
  )
}

type AddLineProps = {
  readonly missing: readonly SpecificationField[]
  readonly onAdd: (field: SpecificationField) => void
}

/** The lines that a sheet may still have: a press adds one. */
function AddLine({ missing, onAdd }: AddLineProps) {
  const text = useText()
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{text('admin-products.sheet.add')}</h3>
      <ul className="flex flex-wrap gap-2">
        {missing.map((field) => (
          <li key={field}>
            <Button tone="secondary" size="sm" icon="plus" onClick={() => onAdd(field)}>
              {text(specificationLabel(field))}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
