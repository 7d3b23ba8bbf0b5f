import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { Select } from '#design/select.tsx'
import { formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { consultationSlots, slotSpan } from '../slots.ts'
import { ConsultationField } from './consultation-field.tsx'
import type { ConsultationValues } from './consultation-values.ts'
import { slotsQuery } from './slots-query.ts'

/** The hours of the chosen day; those that are taken or past are shown and can't be chosen. */
export function SlotField() {
  const text = useText()
  const { country } = useVisitor()
  const { control, getValues, setValue, setError } = useFormContext<ConsultationValues>()
  const date = useWatch({ control, name: 'preferredDate' })
  const query = slotsQuery(date, country)
  const isOpen = query.enabled
  const { data, isError, isFetching, refetch } = useQuery(query)
  const taken = new Set(data?.filter(({ available }) => !available).map(({ slot }) => slot))

  // The day changed, or the place went to somebody else: the choice no longer stands.
  useEffect(() => {
    const chosen = getValues('preferredTimeSlot')
    if (!data?.some(({ slot, available }) => slot === chosen && !available)) return
    setValue('preferredTimeSlot', '')
    setError('preferredTimeSlot', { type: 'refused', message: 'slot_full' })
  }, [data, getValues, setValue, setError])

  const hint = () => {
    if (!isOpen) return text('leads.booking.hint.slot')
    if (isError && !isFetching) {
      return (
        <>
          {text('leads.booking.slots.error')}{' '}
          <button type="button" className="link min-h-11" onClick={() => void refetch()}>
            {text('leads.booking.slots.retry')}
          </button>
        </>
      )
    }
    if (isFetching && !data) return text('leads.booking.slots.loading')
    return taken.size === consultationSlots.length ? text('leads.booking.slots.none') : null
  }
  return (
    <ConsultationField name="preferredTimeSlot" hint={hint()}>
      {(field) => (
        <Select
          {...field}
          disabled={!isOpen || (isFetching && !data)}
          placeholder={text('leads.placeholder.select')}
          options={consultationSlots.map((value) => {
            const slot = formatTimeSpan(slotSpan('consultation', value) ?? { start: 0, end: 0 }, text.language)
            const isTaken = taken.has(value)
            return {
              value,
              label: isTaken ? text('leads.booking.slots.taken', { slot }) : slot,
              disabled: isTaken,
            }
          })}
        />
      )}
    </ConsultationField>
  )
}
