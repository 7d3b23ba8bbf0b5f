import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { Select } from '#design/select.tsx'
import { TextArea } from '#design/text-area.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { hearAboutUsOptions } from '../consultation.ts'
import { bookingWindow } from '../slots.ts'
import { ConsultationField } from './consultation-field.tsx'
import { ConsultationSection } from './consultation-section.tsx'
import type { ConsultationValues } from './consultation-values.ts'
import { SlotField } from './slot-field.tsx'

/** When to talk, and what else there is to say. */
export function AppointmentSection() {
  const text = useText()
  const { country } = useVisitor()
  const { trigger } = useFormContext<ConsultationValues>()
  const [now] = useState(() => new Date())
  const { first, last } = bookingWindow(now, country)
  return (
    <ConsultationSection title={text('leads.consultation.section.appointment')}>
      <ConsultationField name="preferredDate" hint={text('leads.booking.hint.date')}>
        {({ onChange, ...control }) => (
          <TextInput
            {...control}
            type="date"
            min={first}
            max={last}
            onChange={async (event) => {
              await onChange(event)
              await trigger('preferredDate')
            }}
          />
        )}
      </ConsultationField>
      <SlotField />
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
