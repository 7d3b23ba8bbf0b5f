import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { useNow } from '#client/use-now.ts'
import { Field } from '#design/field.tsx'
import { ChoiceChips, chipLook } from '#design/form/choice-chips.tsx'
import { DateInput } from '#design/form/date-input.tsx'
import { formatShortDay } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { isCalendarDate } from '#kernel/calendar-date.ts'
import type { Country } from '#kernel/country.ts'
import { isBookable, slotSpan, type SlotKind } from '../../slots.ts'
import { inTwoLines, slotLabel } from '../slot-words.ts'
import { bookableDaysQuery, slotsQuery } from '../slots-query.ts'
import { calendarQuery } from './calendar-queries.ts'
import { placesLeft } from './calendar-week.ts'
import type { Expected } from './use-booking-change.ts'

type Booked = NonNullable<Expected['booking']>

type TimeFieldsProps = {
  /** What is wrong with a field, in words. */
  readonly errorOf: (name: string) => string | undefined
  readonly kind: SlotKind
  readonly country: Country
  /** The day that is shown first; the next free one where it is ''. */
  readonly begin: string
  /** The slot of that day that is chosen at first, if it is still free. */
  readonly beginSlot?: string | undefined
  /** False where a request can do without a time: then none is chosen until somebody does. */
  readonly isNeeded?: boolean
  /** The time that they have now: its day is shown, and its hour marked. */
  readonly present?: Booked | undefined
  /** Whose time it is: whom the same member of staff has at an hour is told; of nobody's, whoever is at work. */
  readonly of?: Pick<Expected, 'assigneeId'> & { readonly leadId?: number }
}

/** With the way to any other day, or to none yet, they fill two rows. */
const offeredDays = 5

/** The fields `date` and `slot`: the next free days at a tap, any other by the calendar, and what is free on the day. */
export function TimeFields(props: TimeFieldsProps) {
  const { kind, country, begin, beginSlot = '', isNeeded = true, present, of, errorOf: faultOf } = props
  const text = useText()
  const [chosen, setDate] = useState(begin)
  const [slot, setSlot] = useState(beginSlot)
  const [isOther, setOther] = useState(false)
  const { data: found, isPending } = useQuery({ ...bookableDaysQuery(kind, country), staleTime: 0 })
  const days = daysWith(
    present?.date,
    found?.slice(0, offeredDays - (isNeeded ? 0 : 1)).map((day) => day.date),
  )
  const stood = isOther ? chosen : stillFree(chosen, found, present)
  const next = isNeeded && !isOther ? firstOf(days, present) : ''
  const date = stood || next
  const choose = (day: string, other = false) => {
    setDate(day)
    setOther(other)
  }
  const isListed = !isOther && (date === '' || days.some((day) => day === date))
  const isElsewhere = !isListed && !isPending
  return (
    <>
      <div className="grid gap-2">
        <ChoiceChips
          legend={text('admin-calendar.date')}
          name="date"
          columns="max(6rem, 30%)"
          choices={[
            ...(isNeeded ? [] : [{ value: '', label: inTwoLines(text('admin-calendar.date.none')) }]),
            ...days.map((day) => ({ value: day, label: inTwoLines(formatShortDay(day, text.language)) })),
          ]}
          value={isElsewhere ? 'other' : date}
          onChange={choose}
          required={isNeeded}
          error={isElsewhere ? undefined : faultOf('date')}
        >
          <button type="button" aria-pressed={isElsewhere} onClick={() => choose('', true)} className={chipLook}>
            {inTwoLines(text('admin-calendar.date.other'))}
          </button>
        </ChoiceChips>
        {isElsewhere && (
          <Field label={text('admin-calendar.date.other')} hideLabel error={faultOf('date')} required={isNeeded}>
            <DateInput name="date" value={date} onChange={({ target }) => choose(target.value, true)} />
          </Field>
        )}
      </div>
      {date !== '' && (
        <Times
          {...{ kind, country, date, slot, isNeeded, of }}
          present={present?.date === date ? present.slot : undefined}
          onChoose={setSlot}
          error={faultOf('slot')}
        />
      )}
    </>
  )
}

/** A day, unless it was free for another kind of time, or until just now: then none. Beyond the next ones nobody knows. */
function stillFree(day: string, next: readonly { readonly date: string }[] = [], present?: Booked): string {
  const isBeyond = day > (next.at(-1)?.date ?? '')
  return isBeyond || day === present?.date || next.some(({ date }) => date === day) ? day : ''
}

/** The day that stands, else the next one: nobody is visited on a Sunday unless it is asked for. */
const firstOf = (days: readonly string[], present: Booked | undefined) =>
  present?.date ?? days.find((day) => !isSunday(day)) ?? ''

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/** The next free days, and among them the one that stands already. */
const daysWith = (present: string | undefined, next: readonly string[] = []) =>
  present === undefined || next.includes(present) ? next : [present, ...next].toSorted()

type TimesProps = Required<Pick<TimeFieldsProps, 'kind' | 'country' | 'isNeeded'>> & {
  readonly of: TimeFieldsProps['of']
  readonly date: string
  readonly slot: string
  readonly present: string | undefined
  readonly onChoose: (slot: string) => void
  readonly error: string | undefined
}

/** When somebody can still come on a day: that an hour has but one place left, and whom its owner has there; what is full can't be chosen. */
function Times({ kind, country, date, slot, isNeeded, of, present, onChoose, error }: TimesProps) {
  const text = useText()
  const me = useMe()
  const { data: slots = [], isFetching } = useQuery({ ...slotsQuery(kind, date, country), staleTime: 0 })
  const { isFull, leftAt, othersAt } = useDay({ kind, country, date, of })
  const owner = of?.assigneeId ?? me?.id
  const namesAt = (one: string) => (owner ? othersAt(one, owner).map(({ name }) => name) : []).join(', ')
  const seen = slots.filter((one) => one.available || one.slot === present || isFull(one.slot))
  const isFree = (one: (typeof seen)[number]) => one.available || one.slot === present
  const warningAt = (one: string) => {
    const names = namesAt(one)
    return names && text(owner === me?.id ? 'admin-calendar.slot.mine' : 'admin-calendar.slot.busy', { names })
  }
  const names = owner === me?.id ? '' : namesAt(slot)
  return (
    <ChoiceChips
      legend={text('admin-calendar.slot')}
      name="slot"
      columns="max(5.5rem, 15%)"
      choices={seen.map((one) =>
        Object.assign(slotLabel(kind, one.slot, text), {
          value: one.slot,
          barred:
            one.slot === present
              ? text('admin-calendar.slot.present')
              : !one.available && text('admin-calendar.slot.full'),
          note: isFree(one) && leftAt(one.slot),
          warning: warningAt(one.slot),
        }),
      )}
      value={seen.some((one) => one.slot === slot && isFree(one)) ? slot : ''}
      onChange={onChoose}
      hint={
        !isFetching && !seen.some(isFree)
          ? text('admin-calendar.slot.none')
          : names && <span className="font-medium text-clay">{text('admin-calendar.atOnce', { names })}</span>
      }
      required={isNeeded}
      error={isFetching ? undefined : error && slot === '' ? text('admin-calendar.slot.choose') : error}
    />
  )
}

/** What is booked on a day, and how many can be at once. */
function useDay({ kind, country, date, of }: Pick<TimesProps, 'kind' | 'country' | 'date' | 'of'>) {
  const text = useText()
  const now = useNow()
  const isAsked = isCalendarDate(date)
  const { data: day } = useQuery({ ...calendarQuery(country, date, date), enabled: isAsked, staleTime: 0 })
  const left = (slot: string) => day && placesLeft(day, kind, date, slot).left
  return {
    /** It was not let go by: somebody else has it. */
    isFull: (slot: string) => left(slot) === 0 && isAsked && isBookable(kind, date, slot, now, country),
    /** That one place of several is left, in words. */
    leftAt: (slot: string) => day && day.capacity[kind] > 1 && left(slot) === 1 && text('admin-calendar.slot.left'),
    /** Whom else somebody has at that time. */
    othersAt: (slot: string, owner: string) => {
      const asked = slotSpan(kind, slot)
      return (day?.bookings ?? []).filter((one) => {
        const span = slotSpan(one.kind, one.slot)
        const isTheirs = one.assigneeId === owner && one.leadId !== of?.leadId && one.outcome === null
        return isTheirs && asked && span && span.start < asked.end && asked.start < span.end
      })
    },
  }
}
