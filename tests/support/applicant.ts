import type { ApplicationReceipt } from '#business/financing/application.ts'
import type { DocumentType } from '#business/financing/document-type.ts'
import { planRequest } from './financing.ts'

/** Somebody who has applied for financing at a running site, as their browser is known to it. */
export type Applicant = { readonly id: number; readonly cookie: string }

/** Applies for the plan of the specification. */
export async function apply(url: string): Promise<Applicant> {
  const response = await fetch(`${url}/api/financing/apply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(planRequest),
  })
  const { id } = (await response.json()) as ApplicationReceipt
  return { id, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Sends a document as a form. Rejects when the connection breaks. */
export function sendDocument(
  url: string,
  { id, cookie }: Applicant,
  type: DocumentType,
  content: Uint8Array,
): Promise<Response> {
  const form = new FormData()
  form.append('financingApplicationId', `${id}`)
  form.append('documentType', type)
  form.append('document', new Blob([new Uint8Array(content)]), `${type}.jpg`)
  return fetch(`${url}/api/documents/upload`, { method: 'POST', headers: { cookie }, body: form })
}

const tus = { 'tus-resumable': '1.0.0' }

/** Begins to send a document in several goes; answers where. */
export async function beginUpload(
  url: string,
  { id, cookie }: Applicant,
  type: DocumentType,
  size: number,
): Promise<string> {
  const metadata = { financingApplicationId: `${id}`, documentType: type, filename: `${type}.jpg` }
  const encoded = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`)
  const headers = { ...tus, cookie, 'upload-length': `${size}`, 'upload-metadata': encoded.join(',') }
  const response = await fetch(`${url}/api/documents/resumable`, { method: 'POST', headers })
  return response.headers.get('location') ?? ''
}

/** Sends a document's bytes from a place on. */
export function continueUpload(address: string, cookie: string, from: number, part: Uint8Array): Promise<Response> {
  const headers = { ...tus, cookie, 'upload-offset': `${from}`, 'content-type': 'application/offset+octet-stream' }
  return fetch(address, { method: 'PATCH', headers, body: new Uint8Array(part) })
}

/** How far a document has come. */
export async function uploadOffset(address: string, cookie: string): Promise<number> {
  const response = await fetch(address, { method: 'HEAD', headers: { ...tus, cookie } })
  return Number(response.headers.get('upload-offset'))
}
