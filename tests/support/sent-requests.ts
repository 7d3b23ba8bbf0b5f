import { consultationForm, type ConsultationInput } from '#business/leads/consultation.ts'
import type { LeadReceipt } from '#business/leads/lead.ts'
import { exampleOf } from '#business/leads/visitor-form.ts'
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

/** What a visitor types into the consultation form for a day and a slot. */
export const aConsultation = (preferredDate: string, preferredTimeSlot: ConsultationInput['preferredTimeSlot']) =>
  ({
    ...exampleOf(consultationForm),
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
