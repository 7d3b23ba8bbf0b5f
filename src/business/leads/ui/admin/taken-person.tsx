import { useCompany } from '#client/company.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { languageName } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable, type Country } from '#kernel/country.ts'
import { languages } from '#kernel/language.ts'
import { takenChannels, type LeadKind } from '../../lead.ts'
import { Known, Undialled, useKnownPerson } from './known-person.tsx'
import { NameField } from './name-field.tsx'

/** What is typed, by field. */
export type Typed = Readonly<Record<string, string>>

export type Located = { readonly country: Country }
type OfCountry = { readonly onCountry: (country: Country) => void }
export type PartProps = { readonly typed: Typed; readonly faultOf: (name: string) => string | undefined }

type PersonProps = PartProps &
  Located &
  OfCountry & {
    readonly onEmail: () => void
    readonly onPerson: (person: Typed) => void
  }

/** Who speaks, and how they are answered. */
export function Person({ typed, country, faultOf, onEmail, onCountry, onPerson }: PersonProps) {
  const text = useText()
  const byPhone = useKnownPerson('phone', typed['phone'], country)
  const byEmail = useKnownPerson('email', typed['email'])
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameField typed={typed['name'] ?? ''} fault={faultOf('name')} onPerson={onPerson} />
      <div>
        <Field label={text('admin-leads.person.phone')} error={faultOf('phone')}>
          <TextInput name="phone" type="tel" maxLength={40} autoComplete="off" defaultValue={typed['phone']} />
        </Field>
        <Undialled person={byPhone} onCountry={onCountry} />
        <Known person={byPhone} name={typed['name']} onName={(name) => onPerson({ name })} />
      </div>
      <div>
        <Field label={text('admin-leads.person.email')} error={faultOf('email')}>
          <TextInput
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            defaultValue={typed['email']}
            onInput={onEmail}
          />
        </Field>
        <Known person={byEmail?.last?.id === byPhone?.last?.id ? undefined : byEmail} />
      </div>
    </div>
  )
}

/** How they came, from where, and the language to answer in: as the last time, and as the country speaks. */
export function Origin({ typed, country, faultOf, onCountry }: PartProps & Located & OfCountry) {
  const text = useText()
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
      <Field label={text('admin-leads.new.channel')} error={faultOf('channel')} className="max-sm:col-span-2">
        <Select
          name="channel"
          defaultValue={typed['channel'] ?? 'phone'}
          options={takenChannels.map((value) => ({ value, label: text(`admin-leads.channel.${value}`) }))}
        />
      </Field>
      <CountryField {...{ country, faultOf, onCountry }} />
      <Field label={text('admin-leads.person.language')} error={faultOf('language')}>
        <Select
          key={country}
          name="language"
          defaultValue={
            typed['country'] === country && typed['language'] ? typed['language'] : countryTable[country].officeLanguage
          }
          options={languages.map((value) => ({ value, label: languageName(value, text.language) }))}
        />
      </Field>
    </div>
  )
}

/** Whose office it is for. */
export function CountryField({ country, faultOf, onCountry }: Pick<PartProps, 'faultOf'> & Located & OfCountry) {
  const { contacts } = useCompany()
  const text = useText()
  return (
    <Field label={text('admin.country')} error={faultOf('country')}>
      <Select
        name="country"
        value={country}
        onChange={({ target }) => onCountry(target.value as Country)}
        options={countries.map((value) => ({ value, label: contacts[value].name[text.language] }))}
      />
    </Field>
  )
}

/** Where they live, where the form does not ask it. */
export function TownField({ kind, typed, faultOf }: PartProps & { readonly kind: LeadKind }) {
  const text = useText()
  if (kind === 'consultation') return null
  return (
    <Field label={text('admin-leads.person.town')} error={faultOf('town')}>
      <TextInput name="town" maxLength={100} autoComplete="off" defaultValue={typed['town']} />
    </Field>
  )
}
