import { ApiError, type ProblemBody } from '#client/api-error.ts'
import { sendForm, sendJson } from '#client/send.ts'
import { auditToSend, clearAudit } from '#client/kept-audit.ts'
import { auditField, isAboutAudit } from '../about-audit.ts'
import { trapField } from '../message-answer.ts'
import type { Country } from '#kernel/country.ts'
import type { LeadReceipt } from '../lead.ts'
import type { WaitingKind } from './waiting-forms.ts'
import { renewSubmissionKey, submissionKey } from '#client/submission-key.ts'

/** A network that gives no sign for so long has lost the request or the answer; the key makes a retry safe. */
const patienceMs = 30_000
/** A file takes longer: 8 kB a second is a bad day of a 2G network. */
const patienceMsPerByte = 1 / 8

type SendOptions = { readonly idempotencyKey: string; readonly signal: AbortSignal }

/**
 * Sends a filled form with the page that it was sent from, unless it names another, and the audit that goes with it; once
 * however often it is repeated. An audit that the server can't read keeps no form back. Without a network it waits on a device that
 * keeps the site: null then. `about` opens the form again should it be refused later.
 * @throws ApiError when it is refused, TypeError or DOMException when the network fails
 */
export async function submitLead(
  kind: WaitingKind,
  body: object,
  about: Readonly<Record<string, unknown>> = {},
): Promise<LeadReceipt | null> {
  const path = `/api/${kind}s`
  const form = { source: sourcePage(), ...body }
  const send = async (whole: object) => {
    const content = JSON.stringify(whole)
    const key = submissionKey(path, content)
    try {
      return await submitOnce(path, content, patienceMs, (options) => sendJson('POST', path, whole, options))
    } catch (error) {
      if (error instanceof ApiError || !navigator.serviceWorker?.controller) throw error
      const waiting = await import('./waiting-forms.ts').catch(() => Promise.reject(error))
      waiting.keepForm({ key, kind, about, body: whole })
      renewSubmissionKey(path)
      return null
    }
  }
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

/** Sends what was written into the contact form, as {@link submitLead} does; what looks like a machine's goes nowhere. */
export function submitMessage(
  { [trapField]: trap = '', [auditField]: _audit, ...typed }: Readonly<Record<string, string>>,
  country: Country,
): Promise<LeadReceipt | null> {
  if (trap !== '') return Promise.reject(new Error('a person leaves that field empty'))
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '')
  return submitLead('message', { ...Object.fromEntries(filled), country })
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
