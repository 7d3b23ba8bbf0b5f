import { recallPreference } from '#client/preference.ts'

/** What is in this browser's storage while there is something to tell of a form that could not be sent at once. */
export const waitingMark = 'waiting'

export const isSomethingWaiting = (): boolean => recallPreference(waitingMark) !== null

/** Calls back on every change, in any tab; returns the way to stop. */
export function subscribeToWaiting(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
