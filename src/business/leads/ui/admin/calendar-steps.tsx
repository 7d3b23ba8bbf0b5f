import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import { addDays, isCalendarDate } from '#kernel/calendar-date.ts'
import { countries, isCountry } from '#kernel/country.ts'
import { type CalendarView, workdayNow } from './calendar-week.ts'

type CalendarStepsProps = { readonly shown: CalendarView; readonly onChange: (next: CalendarView) => void }

/** Which country, week or day; a step forth and back. */
export function CalendarSteps({ shown, onChange }: CalendarStepsProps) {
  const text = useText()
  const { country, view, date } = shown
  const step = view === 'week' ? 7 : 1
  const go = (days: number) => onChange({ ...shown, date: addDays(date, days) })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={text('admin-calendar.country')}>
        <Select
          value={country}
          onChange={({ target: { value } }) => isCountry(value) && onChange({ ...shown, country: value })}
          options={countries.map((value) => ({ value, label: contactOf(value).name[text.language] }))}
        />
      </Field>
      <Field label={text('admin-calendar.view')}>
        <Select
          value={view}
          onChange={({ target }) => onChange({ ...shown, view: target.value === 'day' ? 'day' : 'week' })}
          options={(['week', 'day'] as const).map((value) => ({ value, label: text(`admin-calendar.view.${value}`) }))}
        />
      </Field>
      <Field label={text('admin-calendar.date')}>
        <TextInput
          type="date"
          value={date}
          onChange={({ target: { value } }) => isCalendarDate(value) && onChange({ ...shown, date: value })}
        />
      </Field>
      <div className="flex gap-2">
        <Button
          tone="secondary"
          icon="chevron-left"
          aria-label={text(`admin-calendar.previous.${view}`)}
          onClick={() => go(-step)}
        />
        <Button tone="secondary" onClick={() => onChange({ ...shown, date: workdayNow(country, new Date()) })}>
          {text('admin-calendar.today')}
        </Button>
        <Button
          tone="secondary"
          icon="chevron-right"
          aria-label={text(`admin-calendar.next.${view}`)}
          onClick={() => go(step)}
        />
      </div>
    </div>
  )
}
