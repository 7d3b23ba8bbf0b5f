import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { LeadField, type NamedField } from './lead-field.tsx'

/** Who writes, and how to reach them: the fields `name`, `email` and `phone` of a form. */
export function PersonFields({ wordsOf }: { wordsOf: (name: 'name' | 'email' | 'phone') => NamedField }) {
  const text = useText()
  return (
    <>
      <LeadField {...wordsOf('name')} className="sm:col-span-2">
        {(control) => <TextInput {...control} autoComplete="name" autoCapitalize="words" enterKeyHint="next" />}
      </LeadField>
      <LeadField {...wordsOf('email')}>
        {(control) => (
          <TextInput {...control} type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
        )}
      </LeadField>
      <LeadField {...wordsOf('phone')} hint={text('leads.hint.phone')}>
        {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />}
      </LeadField>
    </>
  )
}
