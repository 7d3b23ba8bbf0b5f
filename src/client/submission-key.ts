import { removeFromSession, keepInSession, recallFromSession } from './session-store.ts'

type Kept = { readonly content: string; readonly key: string }

const nameOf = (form: string) => `submission ${form}`

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'content' in value && 'key' in value
}

/** 128 random bits; `crypto.randomUUID` is missing where the page came over plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The Idempotency-Key of a filled form: the same as long as its content is, also over a reload, so that a retry after a
 * lost answer is no second request; another one for other content, and after {@link renewSubmissionKey}.
 */
export function submissionKey(form: string, content: string): string {
  const kept = recallFromSession(nameOf(form))
  if (isKept(kept) && kept.content === content) return kept.key
  const key = randomKey()
  keepInSession(nameOf(form), { content, key } satisfies Kept)
  return key
}

/** Makes the next submit of the form a new one, whatever its content. */
export function renewSubmissionKey(form: string): void {
  removeFromSession(nameOf(form))
}
