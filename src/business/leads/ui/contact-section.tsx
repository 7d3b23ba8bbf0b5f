import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ConsultationField } from './consultation-field.tsx'
import { ConsultationSection } from './consultation-section.tsx'

/** Who asks, and how to reach them. */
export function ContactSection() {
  const text = useText()
  return (
    <ConsultationSection title={text('leads.consultation.section.contact')}>
      <ConsultationField name="firstName">
        {(control) => <TextInput {...control} autoComplete="given-name" autoCapitalize="words" enterKeyHint="next" />}
      </ConsultationField>
      <ConsultationField name="lastName">
        {(control) => <TextInput {...control} autoComplete="family-name" autoCapitalize="words" enterKeyHint="next" />}
      </ConsultationField>
      <ConsultationField name="email">
        {(control) => (
          <TextInput {...control} type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
        )}
      </ConsultationField>
      <ConsultationField name="phone" hint={text('leads.hint.phone')}>
        {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />}
      </ConsultationField>
    </ConsultationSection>
  )
}
