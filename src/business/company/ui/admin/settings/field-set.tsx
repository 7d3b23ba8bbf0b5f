import { contentField, contentLanguages } from '#kernel/language.ts'
import { FieldControl } from './field-control.tsx'
import type { FormField } from './form-parts.ts'
import { useSettingsForm } from './settings-form-context.ts'
import { pathUnder, valueAt } from './value-path.ts'

/** The fields of an object of the value: a text and its twin side by side, French first. */
export function FieldSet({ path, fields }: { path: string; fields: readonly FormField[] }) {
  const short = fields.filter(({ isTwin, kind }) => !isTwin && kind !== 'picture').length > 1
  return (
    <div className={`grid grid-cols-1 items-start gap-5 ${short ? 'sm:grid-cols-2' : ''}`}>
      {fields.map((field) => (
        <FieldAt key={field.name} path={path} field={field} />
      ))}
    </div>
  )
}

function FieldAt({ path, field }: { path: string; field: FormField }) {
  const { value, errorAt, change, leave } = useSettingsForm()
  const at = pathUnder(path, field.name)
  const shared = (its: string) => ({
    field,
    value: valueAt(value, its),
    onChange: (changed: unknown) => change(its, changed),
    onLeave: () => leave(its),
    error: errorAt(its),
  })
  if (!field.isTwin) {
    return (
      <div className={field.kind === 'picture' ? 'col-span-full' : ''}>
        <FieldControl {...shared(at)} />
      </div>
    )
  }
  return (
    <div className="col-span-full grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      {contentLanguages.map((language) => (
        <FieldControl key={language} {...shared(contentField(at, language))} language={language} />
      ))}
    </div>
  )
}
