import { useVisitor } from '#client/visitor.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import AuditTick from './audit-tick.tsx'
import type { ExpertDialogTitle } from './expert-dialog-state.ts'
import { LeadDialog } from './lead-dialog.tsx'
import { NotOffered } from './not-offered.tsx'
import { Select } from '#design/select.tsx'
import { TextArea } from '#design/text-area.tsx'
import {
  hearAboutUsOptions,
  budgetedCostOptions,
  electricitySpendOptions,
  fuelSpendOptions,
  purchaseTimelineOptions,
  consultationSchema,
} from '../consultation.ts'
import { DateField } from './date-field.tsx'
import { SlotField } from './slot-field.tsx'
import { TextInput } from '#design/text-input.tsx'
import { countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'
import { placesOf } from '../places.ts'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { consultationErrorKey } from '../form-errors.ts'
import { type ConsultationField as Name, consultationDraft, isPlaceIn } from './consultation-values.ts'
import { LeadField, type NamedField } from './lead-field.tsx'
import { submitLead } from './submit-lead.ts'
import { useLeadForm } from './use-lead-form.ts'
import { useSlotsAfter } from './use-slots-after.ts'

type ConsultationDialogProps = {
  open: boolean
  title: ExpertDialogTitle
  /** The number of the product that it was opened from. */
  product?: number | undefined
  onClose: () => void
}

/** "Talk to a Solar Expert": a visitor describes the project and books an hour. */
export default function ConsultationDialog({ open, title, product, onClose }: ConsultationDialogProps) {
  const text = useText()
  const { country } = useVisitor()
  const lead = useConsultationForm(product, () => {
    onClose()
    toast({
      title: text('leads.consultation.success.title'),
      description: text('leads.consultation.success.text'),
    })
  })
  if (!contactOf(country).takes.consultation)
    return <NotOffered kind="consultation" open={open} title={text(title)} onClose={onClose} />
  return (
    <LeadDialog
      open={open}
      onClose={onClose}
      title={text(title)}
      maxWidth={700}
      lead={lead}
      words={{
        submit: text('leads.consultation.submit'),
        submitting: text('leads.consultation.submitting'),
        failed: text('leads.consultation.failure.title'),
      }}
    >
      <p className="-mb-2 text-muted">{text('leads.consultation.intro')}</p>
      <ContactSection />
      <ProjectSection />
      <ConsultationTimeSection />
      <AuditTick />
      <p className="text-sm text-muted">{text('leads.privacy')}</p>
    </LeadDialog>
  )
}

/** When to talk, and what else there is to say. */
function ConsultationTimeSection() {
  const text = useText()
  const wordsOf = useConsultationWords()
  return (
    <ConsultationSection title={text('leads.consultation.section.appointment')}>
      <DateField field={wordsOf('preferredDate')} />
      <SlotField kind="consultation" field={wordsOf('preferredTimeSlot')} dateName="preferredDate" />
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

/** Who asks, and how to reach them. */
function ContactSection() {
  const text = useText()
  return (
    <ConsultationSection title={text('leads.consultation.section.contact')}>
      <ConsultationField name="firstName">
        {(control) => <TextInput {...control} autoComplete="given-name" autoCapitalize="words" enterKeyHint="next" />}
      </ConsultationField>
      <ConsultationField name="lastName">
        {(control) => <TextInput {...control} autoComplete="family-name" autoCapitalize="words" enterKeyHint="next" />}
      </ConsultationField>
      <ConsultationField name="email">
        {(control) => (
          <TextInput {...control} type="email" inputMode="email" autoComplete="email" enterKeyHint="next" />
        )}
      </ConsultationField>
      <ConsultationField name="phone" hint={text('leads.hint.phone')}>
        {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" enterKeyHint="next" />}
      </ConsultationField>
    </ConsultationSection>
  )
}

/** What browsers call a state and a town. */
const addressLevel = { state: 'address-level1', town: 'address-level2' } as const

/** Where the system goes, what it replaces, for how much and when. */
function ProjectSection() {
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

/** How the fields of the consultation form speak: in the specified words, and of a town where a country has no states. */
function useConsultationWords(): (name: Name) => NamedField {
  const text = useText()
  const { country } = useVisitor()
  return (name) => ({
    name,
    label: text(`leads.consultation.label.${name === 'state' ? countryTable[country].placeKind : name}`),
    errorWords: (code) => text(consultationErrorKey(name, code, country)),
  })
}

/** A field of the consultation form. */
function ConsultationField({
  name,
  ...rest
}: { name: Name } & Omit<ComponentProps<typeof LeadField>, keyof NamedField>) {
  const wordsOf = useConsultationWords()
  return <LeadField {...wordsOf(name)} {...rest} />
}

/** A part of a long form under its own small heading: two columns where there is room. */
function ConsultationSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <legend className="float-left mb-4 w-full font-display text-lg font-bold">{title}</legend>
      <div className="clear-both grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** The consultation form, sent from the page of `product` if there is one; a place of the other country is asked for again. */
function useConsultationForm(product: number | undefined, onSent: () => void) {
  const { country } = useVisitor()
  const slotsAfter = useSlotsAfter('consultation')
  const lead = useLeadForm({
    draft: consultationDraft,
    schemaAt: consultationSchema,
    send: (asked) => {
      const form = product === undefined ? asked : { ...asked, source: `/products/${product}` }
      return slotsAfter(submitLead('/api/consultations', form), asked.preferredDate)
    },
    onSent,
  })
  const { form } = lead
  useEffect(() => {
    if (!isPlaceIn(country, form.getValues('state'))) form.setValue('state', '')
  }, [form, country])
  return lead
}
