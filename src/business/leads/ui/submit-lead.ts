import { ApiError, type ProblemBody } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import type { LeadReceipt } from '../lead.ts'
import { renewSubmissionKey, submissionKey } from './submission-key.ts'

/** A network that gives no sign for so long has lost the request or the answer; the key makes a retry safe. */
const patienceMs = 30_000

/**
 * Sends a filled form, once however often it is repeated.
 * @throws ApiError when it is refused, TypeError or DOMException when the network fails
 */
export async function submitLead(path: '/api/consultations' | '/api/orders', body: object): Promise<LeadReceipt> {
  const form = { ...body, source: location.pathname.slice(0, 200) }
  const idempotencyKey = submissionKey(path, JSON.stringify(form))
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), patienceMs)
  try {
    const receipt = await sendJson<LeadReceipt>('POST', path, form, { idempotencyKey, signal: given.signal })
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
