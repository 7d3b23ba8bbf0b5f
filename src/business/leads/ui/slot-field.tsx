import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useVisitor } from '#client/visitor.tsx'
import { Select } from '#design/select.tsx'
import { formatTimeSpan } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { slotSpan, slotsOf, type SlotKind } from '../slots.ts'
import type { FormText } from './form-draft.ts'
import { LeadField, type NamedField } from './lead-field.tsx'
import { slotsQuery } from './slots-query.ts'

type SlotFieldProps = { kind: SlotKind; field: NamedField; dateName: string }

/** The times of the day in the field `dateName`; those that are taken or past are shown and can't be chosen. */
export function SlotField({ kind, field, dateName }: SlotFieldProps) {
  const text = useText()
  const { country } = useVisitor()
  const { control, getValues, setValue, setError } = useFormContext<FormText>()
  const date = useWatch({ control, name: dateName }) ?? ''
  const query = slotsQuery(kind, date, country)
  const isOpen = query.enabled
  const { data, isError, isFetching, refetch } = useQuery(query)
  const slots = slotsOf[kind]
  const taken = new Set(data?.filter(({ available }) => !available).map(({ slot }) => slot))
  const { name } = field

  // The day changed, or the place went to somebody else: the choice no longer stands.
  useEffect(() => {
    const chosen = getValues(name)
    if (!data?.some(({ slot, available }) => slot === chosen && !available)) return
    setValue(name, '')
    setError(name, { type: 'refused', message: 'slot_full' })
  }, [data, name, getValues, setValue, setError])

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
    return taken.size === slots.length ? text('leads.booking.slots.none') : null
  }
  const labelOf = (value: string) => {
    const span = slotSpan(kind, value)
    const slot = span ? formatTimeSpan(span, text.language) : value
    return taken.has(value) ? text('leads.booking.slots.taken', { slot }) : slot
  }
  return (
    <LeadField {...field} hint={hint()}>
      {(select) => (
        <Select
          {...select}
          disabled={!isOpen || (isFetching && !data)}
          placeholder={text('leads.placeholder.select')}
          options={slots.map((value) => ({ value, label: labelOf(value), disabled: taken.has(value) }))}
        />
      )}
    </LeadField>
  )
}
