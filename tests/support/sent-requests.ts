import type { Locator } from 'playwright-core'
import { consultationForm, type ConsultationInput } from '#business/leads/consultation.ts'
import type { LeadReceipt } from '#business/leads/lead.ts'
import { exampleOf, isOptional, labelKey, type VisitorField } from '#business/leads/visitor-form.ts'
import type { Text } from '#i18n/text.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'

/** Sends a form as a visitor's browser does, and answers what the visitor is told. */
export async function sendRequest(
  site: string,
  path: '/api/messages' | '/api/orders' | '/api/consultations' | '/api/appointments',
  body: object,
  { language = 'fr', headers = {} }: { language?: Language; headers?: Readonly<Record<string, string>> } = {},
): Promise<LeadReceipt> {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `language=${language}`, ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as LeadReceipt
}

const { message: _message, ...answers } = exampleOf(consultationForm)

/** What a visitor types into the consultation form for a day and a slot. */
export const aConsultation = (preferredDate: string, preferredTimeSlot: ConsultationInput['preferredTimeSlot']) =>
  ({
    ...answers,
    firstName: 'Bola',
    lastName: 'Adé',
    email: 'bola@example.com',
    phone: '0803 123 4567',
    installationAddress: '12 Allen Avenue, Ikeja',
    electricitySpend: '10k-25k',
    preferredDate,
    preferredTimeSlot,
    source: '/smart-solar-plan',
  }) as const satisfies ConsultationInput

/** Chooses a day of a booking by the calendar behind the days that are offered; `label` is its field's. */
export async function chooseDay(dialog: Locator, say: Text, label: string, date: string): Promise<void> {
  const other = dialog.getByRole('button', { name: say('leads.booking.otherDay') })
  const field = dialog.getByLabel(label, { exact: true })
  await field.or(other).waitFor()
  if (await other.isVisible()) await other.click()
  await field.fill(date)
}

/** Types what a consultation asks into its dialog, field by field, and goes on where the rest is asked. */
export async function fillConsultation(
  dialog: Locator,
  say: Text,
  asked: Readonly<Record<string, string>>,
  country: Country = 'cm',
): Promise<void> {
  const goOn = dialog.getByRole('button', { name: say('leads.consultation.continue') })
  for (const [name, asking] of Object.entries<VisitorField>(consultationForm.fields)) {
    const { control, startsNextStep } = asking
    if (startsNextStep && (await goOn.isVisible())) await goOn.click()
    const value = asked[name]
    if (value === undefined) continue
    if (control === 'slot') {
      await dialog.locator(`input[name="${name}"][value="${value}"]`).check()
      continue
    }
    if (control === 'date') {
      await chooseDay(dialog, say, say(labelKey(consultationForm, name, country)), value)
      continue
    }
    const isChosen = control === 'choice' || control === 'place'
    const exact = !isChosen && !isOptional(asking)
    const field = dialog.getByLabel(say(labelKey(consultationForm, name, country)), { exact })
    await (isChosen ? field.selectOption(value) : field.fill(value))
  }
}
