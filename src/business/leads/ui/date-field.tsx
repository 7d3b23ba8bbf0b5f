import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { bookingWindow } from '../slots.ts'
import type { FormText } from './form-draft.ts'
import { LeadField, type NamedField } from './lead-field.tsx'

/** The day of a booking; one that is closed is told as soon as it is chosen. */
export function DateField({ field }: { field: NamedField }) {
  const text = useText()
  const { country } = useVisitor()
  const { trigger } = useFormContext<FormText>()
  const [now] = useState(() => new Date())
  const { first, last } = bookingWindow(now, country)
  return (
    <LeadField {...field} hint={text('leads.booking.hint.date')}>
      {({ onChange, ...control }) => (
        <TextInput
          {...control}
          type="date"
          min={first}
          max={last}
          onChange={async (event) => {
            await onChange(event)
            await trigger(field.name)
          }}
        />
      )}
    </LeadField>
  )
}
