import { apiErrorOf, type ProblemBody } from '#client/api-error.ts'
import { auditField, isAboutAudit } from '../about-audit.ts'
import type { LeadKind, LeadReceipt } from '../lead.ts'
import { waitingMark } from './waiting-mark.ts'

/** What is kept of a form on a device without a network. One with a file is never kept. */
export type WaitingKind = Exclude<LeadKind, 'job_application'>

/** What was sent, as far as it is not personal: it opens the form again. */
type About = Readonly<Record<string, unknown>>

type Kept = {
  readonly key: string
  readonly kind: WaitingKind
  readonly about: About
  /** ISO. */
  readonly keptAt: string
}

/** A form that could not be sent at once, and what became of it. Only while it may still be sent is kept what was typed. */
export type WaitingForm = Kept &
  (
    | { readonly state: 'waiting'; readonly body: object }
    | { readonly state: 'refused'; readonly body: object; readonly problem: ProblemBody }
    | { readonly state: 'sent'; readonly reference: string }
    | { readonly state: 'given_up' }
  )

/** How long what was typed waits on a device; the word of what became of it stays as long again. */
export const keptForDays = 7
const msADay = 86_400_000
/** A network that gives no sign for so long has lost the request or the answer. */
const patienceMs = 30_000

export const addressOf = (kind: WaitingKind): `/api/${WaitingKind}s` => `/api/${kind}s`

/** How the names of forms begin that wait on this device. */
export const waitingPrefix = 'waiting '
const waitingName = (key: string) => waitingPrefix + key

/** The names under which this browser keeps forms that wait for a network. */
export const waitingNames = (): readonly string[] =>
  Object.keys(localStorage).filter((name) => name.startsWith(waitingPrefix))

function settleMark(): void {
  if (waitingNames().length > 0) localStorage.setItem(waitingMark, '')
  else localStorage.removeItem(waitingMark)
}

/** Tells this tab of a change; the browser tells the others. */
function tellOfWaiting(): void {
  settleMark()
  dispatchEvent(new Event('storage'))
}

/** True of an answer of the API, be it a refusal: a hotspot answers with a page of its own, and a success. */
const isAnswerOfSite = ({ headers }: Response) =>
  /[/+]json/.test(headers.get('content-type') ?? '') && headers.has('x-request-id')

function write(form: WaitingForm): void {
  localStorage.setItem(waitingName(form.key), JSON.stringify(form))
  tellOfWaiting()
}

/**
 * Keeps a form until the network is back.
 * @throws DOMException where the device has no room for it
 */
export function keepForm(form: Pick<Kept, 'key' | 'kind' | 'about'> & { readonly body: object }): void {
  write({ ...form, state: 'waiting', keptAt: new Date().toISOString() })
}

/** Forgets a form: it is withdrawn, corrected, or its end was read. */
export function removeForm(key: string): void {
  localStorage.removeItem(waitingName(key))
  tellOfWaiting()
}

function read(name: string): WaitingForm | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as WaitingForm | null
  } catch {
    return null
  }
}

/** What waits on this device, the oldest first. What has waited too long is deleted, with a word that stays for a while. */
export function waitingForms(now = new Date()): readonly WaitingForm[] {
  const forms = waitingNames().flatMap((name) => read(name) ?? [])
  const kept = forms
    .flatMap((form) => {
      const days = (now.getTime() - Date.parse(form.keptAt)) / msADay
      if (days < keptForDays) return [form]
      if (days >= 2 * keptForDays) {
        localStorage.removeItem(waitingName(form.key))
        return []
      }
      if (form.state === 'sent' || form.state === 'given_up') return [form]
      const { key, kind, about, keptAt } = form
      const over: WaitingForm = { key, kind, about, keptAt, state: 'given_up' }
      localStorage.setItem(waitingName(key), JSON.stringify(over))
      return [over]
    })
    .toSorted((a, b) => a.keptAt.localeCompare(b.keptAt))
  settleMark()
  return kept
}

/** Sends what waits, each form once: tabs take turns, and the key of a form tells the server of one that had arrived. */
export function sendWaiting(): Promise<void> {
  return navigator.locks.request('waiting forms', async () => {
    for (const form of waitingForms()) if (form.state === 'waiting' && !(await send(form))) return
  })
}

type Waiting = Extract<WaitingForm, { state: 'waiting' }>

/** False where the network, or the server, can't take it now: then it goes on waiting. */
async function send(form: Waiting): Promise<boolean> {
  const answer = await post(form).catch(() => null)
  if (!answer || !isAnswerOfSite(answer)) return false
  // Withdrawn while it was on its way: nobody waits for its end.
  if (!read(waitingName(form.key))) return true
  const { key, kind, about, keptAt } = form
  if (answer.ok) {
    const { reference } = (await answer.json()) as LeadReceipt
    write({ key, kind, about, keptAt, state: 'sent', reference })
    return true
  }
  const { status, problem } = await apiErrorOf(answer)
  if (!problem || status >= 500 || status === 408 || status === 429) return false
  if (auditField in form.body && isAboutAudit(problem.errors)) {
    const { [auditField]: _audit, ...body } = form.body as Readonly<Record<string, unknown>>
    write({ ...form, body })
    return send({ ...form, body })
  }
  write({ ...form, state: 'refused', problem })
  return true
}

function post({ kind, key, body }: Waiting): Promise<Response> {
  return fetch(addressOf(kind), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    signal: AbortSignal.timeout(patienceMs),
  })
}
