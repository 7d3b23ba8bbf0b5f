import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable } from '#kernel/country.ts'

type CountryFilterProps = {
  /** Empty: every country. */
  readonly asked: string
  readonly onAsk: (country: string) => void
}

/** The country that a list is narrowed to. */
export function CountryFilter({ asked, onAsk }: CountryFilterProps) {
  const text = useText()
  return (
    <Field label={text('admin.country')} hideLabel>
      <Select
        value={asked}
        onChange={({ target }) => onAsk(target.value)}
        placeholder={text('admin.countries.all')}
        options={countries.map((country) => ({
          value: country,
          label: countryTable[country].name[text.language],
        }))}
      />
    </Field>
  )
}
