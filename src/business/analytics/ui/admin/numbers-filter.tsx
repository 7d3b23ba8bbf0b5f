import { useSearchParams } from 'react-router'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import { countries } from '#kernel/country.ts'
import { periods } from '../../period.ts'
import { addressOf, analyticsQuestionOf, type AnalyticsQuestion } from './asked-numbers.ts'

/** Which days and which country: the choice is in the address. */
export function AnalyticsFilter({ asked }: { asked: AnalyticsQuestion }) {
  const text = useText()
  const [, setAddress] = useSearchParams()
  /** A change as an address would ask for it: what it can't ask for is the default. */
  const choose = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ days: asked.days, country: asked.country ?? '', ...change })
    setAddress(addressOf(analyticsQuestionOf(next)), { replace: true })
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex">
      <Field label={text('admin-numbers.period')}>
        <Select
          value={asked.days}
          onChange={({ target }) => choose({ days: target.value })}
          options={periods.map((days) => ({ value: days, label: text(`admin-numbers.days.${days}`) }))}
        />
      </Field>
      <Field label={text('admin-numbers.country')}>
        <Select
          value={asked.country ?? ''}
          onChange={({ target }) => choose({ country: target.value })}
          placeholder={text('admin-numbers.country.all')}
          options={countries.map((country) => ({ value: country, label: contactOf(country).name[text.language] }))}
        />
      </Field>
    </div>
  )
}
