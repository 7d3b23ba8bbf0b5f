import { countryTable } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { Card } from '#design/card.tsx'
import { useText } from '#i18n/text-context.tsx'
import { FieldSet } from './field-set.tsx'
import type { FormPart } from './form-parts.ts'
import { ItemList } from './item-list.tsx'

/** The parts of a form, each under its title. */
export function FormParts({ parts }: { parts: readonly FormPart[] }) {
  const text = useText()
  return parts.map((part) => {
    const body = part.kind === 'fields' ? <FieldSet path={part.path} fields={part.fields} /> : <ItemList part={part} />
    const key = `${part.path} ${part.title}`
    if (part.kind === 'list' && !part.title) return <div key={key}>{body}</div>
    return (
      <Card key={key} className="grid grid-cols-1 gap-4">
        {part.title && <h2 className="text-xl">{text(part.title, namesOf(part, text.language))}</h2>}
        {body}
      </Card>
    )
  })
}

function namesOf({ country }: FormPart, language: Language) {
  return country ? { country: countryTable[country].name[language] } : undefined
}
