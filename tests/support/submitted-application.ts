import type { ApplicationReceipt, SubmittedApplication } from '#business/financing/application.ts'
import { documentTypes } from '#business/financing/document-type.ts'
import type { IncomePeriod } from '#business/financing/income-period.ts'
import { planRequest } from './financing.ts'
import { pdfFile } from './sample-files.ts'
import { cookiesOf, post, type Requested } from './staff.ts'

type Told = {
  readonly fullName?: string
  readonly incomePeriod?: IncomePeriod
  readonly email?: string
  readonly phone?: string
  readonly monthlyIncome?: string
  readonly employerName?: string
  /** Another plan than the specification's. */
  readonly plan?: typeof planRequest
  /** What each document is called. */
  readonly fileName?: string
  /** What each document is; without, a PDF of its own each. */
  readonly file?: Buffer
}
type Submitted = {
  readonly id: number
  readonly cookie: string
  readonly email: string
  /** Opens the application in any browser. */
  readonly statusLink: string
}

/** An application for the plan of the specification, with its five documents, sent in by the API. */
export async function submitted(
  api: Requested,
  {
    email = 'awa@example.com',
    phone,
    fullName,
    monthlyIncome = '450 000',
    incomePeriod,
    employerName = 'A clinic',
    fileName,
    file,
    plan = planRequest,
  }: Told = {},
): Promise<Submitted> {
  const begun = await post(api, '/api/financing/apply', plan)
  const { id } = (await begun.json()) as ApplicationReceipt
  const cookie = cookiesOf(begun)
  for (const [at, documentType] of documentTypes.entries()) {
    const form = new FormData()
    form.append('financingApplicationId', `${id}`)
    form.append('documentType', documentType)
    form.append('document', new Blob([new Uint8Array(file ?? pdfFile(1000 + at))]), fileName ?? `${documentType}.pdf`)
    const stored = await api.request('/api/documents/upload', { method: 'POST', headers: { cookie }, body: form })
    if (!stored.ok) throw new Error(`${documentType}: ${stored.status} ${await stored.text()}`)
  }
  const additionalInfo = { fullName, monthlyIncome, incomePeriod, employerName, email, phone }
  const sent = await api.request(`/api/financing/applications/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ additionalInfo, termsAccepted: true }),
  })
  if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`)
  const { statusLink } = (await sent.json()) as SubmittedApplication
  return { id, cookie, email, statusLink }
}
