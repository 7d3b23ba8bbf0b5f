import { changeDraft, emptyDraft, type AuditDraft, type DraftAction } from './audit-draft.ts'
import { restoreDraft } from './restore-draft.ts'

/** A draft of an older shape is read where there is none of today's. */
const olderKey = 'audit.v1'

/** Where the draft is kept: the visitor's own until they clear it. */
let kept = { storage: () => localStorage, key: 'audit.v2' }

/** `ready` is false where a browser's storage can't be read: on the server, and in its first drawing. */
export type AuditState = { readonly draft: AuditDraft; readonly ready: boolean }

const unread: AuditState = { draft: emptyDraft, ready: false }
const listeners = new Set<() => void>()
let state = unread

function recall(): string | null {
  try {
    return kept.storage().getItem(kept.key) ?? kept.storage().getItem(olderKey)
  } catch {
    return null
  }
}

function keep(draft: AuditDraft): void {
  try {
    kept.storage().setItem(kept.key, JSON.stringify(draft))
  } catch {
    // Private browsing or a full disk: the draft lives as long as the page.
  }
}

/** The draft of this browser, read from its storage once. */
export function auditState(): AuditState {
  if (!state.ready) state = { draft: restoreDraft(recall()), ready: true }
  return state
}

/** From now on the draft of `name`, which this tab keeps: staff fill one for each customer. True where somebody has filled some of it. */
export function openDraft(name: string): boolean {
  kept = { storage: () => sessionStorage, key: `audit of ${name}` }
  state = unread
  return recall() !== null
}

/** What was composed goes on as the draft of `name`; that one stays where nothing was. */
export function moveDraft(name: string): void {
  const { draft } = auditState()
  const isComposed = Object.values(draft.lines).some((lines) => lines.length > 0)
  if (!isComposed) return
  clearDraft()
  openDraft(name)
  keep(draft)
}

/** Nothing of the draft is left, here or in the browser. */
export function clearDraft(): void {
  try {
    kept.storage().removeItem(kept.key)
  } catch {
    // What can't be read was not kept either.
  }
  state = { draft: emptyDraft, ready: true }
  for (const listener of listeners) listener()
}

let isBeginning = false

/** What a draft begins with is not kept before somebody changes it. */
export function beginDraft(fill: () => void): void {
  isBeginning = true
  try {
    fill()
  } finally {
    isBeginning = false
  }
}

/** What the server draws from, and the browser first. */
export const unreadAuditState = (): AuditState => unread

/** Changes the draft and keeps it. */
export function dispatchAudit(action: DraftAction): void {
  state = { draft: changeDraft(auditState().draft, action), ready: true }
  if (!isBeginning) keep(state.draft)
  for (const listener of listeners) listener()
}

/** Calls back on every change; returns the way to stop. */
export function subscribeToAudit(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
