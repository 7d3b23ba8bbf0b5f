import { ApiError, type ProblemBody } from '#client/api-error.ts'
import { sendForm, sendJson } from '#client/send.ts'
import { auditToSend, clearAudit } from '#client/kept-audit.ts'
import { auditField, isAboutAudit } from '../about-audit.ts'
import type { LeadReceipt } from '../lead.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'

/** A network that gives no sign for so long has lost the request or the answer; the key makes a retry safe. */
const patienceMs = 30_000
/** A file takes longer: 8 kB a second is a bad day of a 2G network. */
const patienceMsPerByte = 1 / 8

type SendOptions = { readonly idempotencyKey: string; readonly signal: AbortSignal }

/**
 * Sends a filled form with the page that it was sent from, unless it names another, and the audit that goes with it; once
 * however often it is repeated. An audit that the server can't read keeps no form back.
 * @throws ApiError when it is refused, TypeError or DOMException when the network fails
 */
export async function submitLead(
  path: '/api/consultations' | '/api/appointments' | '/api/orders',
  body: object,
): Promise<LeadReceipt> {
  const form = { source: sourcePage(), ...body }
  const send = (whole: object) =>
    submitOnce(path, JSON.stringify(whole), patienceMs, (options) => sendJson('POST', path, whole, options))
  const audit = auditToSend()
  if (!audit) return send(form)
  try {
    return await send({ ...form, [auditField]: audit })
  } catch (error) {
    if (!isAboutAudit(refusalOf(error)?.errors)) throw error
    clearAudit()
    return send(form)
  }
}

/** Sends a job application with its CV, as {@link submitLead} does. */
export function submitJobApplication(
  application: Readonly<Record<string, string | undefined>>,
  cv: File | null,
): Promise<LeadReceipt> {
  const path = '/api/job-applications'
  const fields = { ...application, source: sourcePage() }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  if (cv) form.append('cv', cv)
  const content = JSON.stringify([fields, cv && [cv.name, cv.size, cv.lastModified]])
  const patience = patienceMs + (cv?.size ?? 0) * patienceMsPerByte
  return submitOnce(path, content, patience, (options) => sendForm(path, form, options))
}

function sourcePage(): string {
  return location.pathname.slice(0, 200)
}

async function submitOnce(
  path: string,
  content: string,
  patience: number,
  send: (options: SendOptions) => Promise<LeadReceipt>,
): Promise<LeadReceipt> {
  const idempotencyKey = submissionKey(path, content)
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), patience)
  try {
    const receipt = await send({ idempotencyKey, signal: given.signal })
    renewSubmissionKey(path)
    return receipt
  } catch (error) {
    if (refusalOf(error)?.code === 'conflict') renewSubmissionKey(path)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** What the server says about a refused form; null when the network failed. */
export function refusalOf(error: unknown): ProblemBody | null {
  return error instanceof ApiError ? error.problem : null
}
