import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'

/** The question, as a form that needs no script. */
export function SearchForm({ question }: { question: string }) {
  const text = useText()
  return (
    <form action="/search" role="search" aria-label={text('search.label')} className="flex max-w-2xl items-end gap-2">
      <Field label={text('search.label')} className="min-w-0 flex-1">
        <TextInput
          key={question}
          type="search"
          name="q"
          defaultValue={question}
          placeholder={text('search.hint')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <Button type="submit" icon="search" className="max-sm:px-3">
        <span className="max-sm:sr-only">{text('search.submit')}</span>
      </Button>
    </form>
  )
}
