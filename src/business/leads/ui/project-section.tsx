import { useVisitor } from '#client/visitor.tsx'
import { Select } from '#design/select.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'
import {
  budgetedCostOptions,
  electricitySpendOptions,
  fuelSpendOptions,
  purchaseTimelineOptions,
} from '../consultation.ts'
import { placesOf } from '../places.ts'
import { ConsultationField } from './consultation-field.tsx'
import { ConsultationSection } from './consultation-section.tsx'

/** What browsers call a state and a town. */
const addressLevel = { state: 'address-level1', town: 'address-level2' } as const

/** Where the system goes, what it replaces, for how much and when. */
export function ProjectSection() {
  const text = useText()
  const { country } = useVisitor()
  const currency = currencyTable[countryTable[country].currency].sign
  const placeholder = text('leads.placeholder.select')
  const choices = {
    state: placesOf[country].map((value) => ({ value, label: text(`leads.place.${value}`) })),
    electricitySpend: electricitySpendOptions.map((value) => ({
      value,
      label: text(`leads.electricitySpend.${value}`, { currency }),
    })),
    fuelSpend: fuelSpendOptions.map((value) => ({ value, label: text(`leads.fuelSpend.${value}`, { currency }) })),
    budgetedCost: budgetedCostOptions.map((value) => ({
      value,
      label: text(`leads.budgetedCost.${value}`, { currency }),
    })),
    purchaseTimeline: purchaseTimelineOptions.map((value) => ({
      value,
      label: text(`leads.purchaseTimeline.${value}`),
    })),
  }
  return (
    <ConsultationSection title={text('leads.consultation.section.project')}>
      <ConsultationField name="installationAddress">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="address-line1"
            enterKeyHint="next"
            placeholder={text('leads.consultation.placeholder.installationAddress')}
          />
        )}
      </ConsultationField>
      <ConsultationField name="state">
        {(control) => (
          <Select
            {...control}
            autoComplete={addressLevel[countryTable[country].placeKind]}
            options={choices.state}
            placeholder={placeholder}
          />
        )}
      </ConsultationField>
      {(['electricitySpend', 'fuelSpend', 'budgetedCost', 'purchaseTimeline'] as const).map((name) => (
        <ConsultationField key={name} name={name}>
          {(control) => <Select {...control} options={choices[name]} placeholder={placeholder} />}
        </ConsultationField>
      ))}
    </ConsultationSection>
  )
}
