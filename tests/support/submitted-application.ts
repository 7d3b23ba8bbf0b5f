import type { Hono } from 'hono'
import type { ApplicationReceipt } from '#business/financing/application.ts'
import { documentTypes } from '#business/financing/document-type.ts'
import { planRequest } from './financing.ts'
import { pdfFile } from './sample-files.ts'
import { cookiesOf, post } from './staff.ts'

type Told = { readonly email?: string; readonly monthlyIncome?: string }
type Submitted = { readonly id: number; readonly cookie: string; readonly email: string }

/** An application for the plan of the specification, with its five documents, sent in by the API. */
export async function submitted(
  api: Hono,
  { email = 'awa@example.com', monthlyIncome = '450 000' }: Told = {},
): Promise<Submitted> {
  const begun = await post(api, '/api/financing/apply', planRequest)
  const { id } = (await begun.json()) as ApplicationReceipt
  const cookie = cookiesOf(begun)
  for (const documentType of documentTypes) {
    const form = new FormData()
    form.append('financingApplicationId', `${id}`)
    form.append('documentType', documentType)
    form.append('document', new Blob([new Uint8Array(pdfFile())]), `${documentType}.pdf`)
    const stored = await api.request('/api/documents/upload', { method: 'POST', headers: { cookie }, body: form })
    if (!stored.ok) throw new Error(`${documentType}: ${stored.status} ${await stored.text()}`)
  }
  const additionalInfo = { monthlyIncome, employerName: 'A clinic', email }
  const sent = await api.request(`/api/financing/applications/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ additionalInfo, termsAccepted: true }),
  })
  if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`)
  return { id, cookie, email }
}
