import { Select } from '#design/select.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import { hearAboutUsOptions } from '../consultation.ts'
import { ConsultationField, useConsultationWords } from './consultation-field.tsx'
import { ConsultationSection } from './consultation-section.tsx'
import { DateField } from './date-field.tsx'
import { SlotField } from './slot-field.tsx'

/** When to talk, and what else there is to say. */
export function ConsultationTimeSection() {
  const text = useText()
  const wordsOf = useConsultationWords()
  return (
    <ConsultationSection title={text('leads.consultation.section.appointment')}>
      <DateField field={wordsOf('preferredDate')} />
      <SlotField kind="consultation" field={wordsOf('preferredTimeSlot')} dateName="preferredDate" />
      <ConsultationField name="hearAboutUs" className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            placeholder={text('leads.placeholder.select')}
            options={hearAboutUsOptions.map((value) => ({ value, label: text(`leads.hearAboutUs.${value}`) }))}
          />
        )}
      </ConsultationField>
      <ConsultationField name="message" optional className="sm:col-span-2">
        {(control) => <TextArea {...control} rows={3} placeholder={text('leads.consultation.placeholder.message')} />}
      </ConsultationField>
    </ConsultationSection>
  )
}
