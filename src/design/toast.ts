/** How a message is coloured; `error` is for destructive news. */
export type ToastTone = 'success' | 'error' | 'info'

export type ToastMessage = {
  title: string
  description?: string
  tone?: ToastTone
  /** What can be done about it. */
  action?: { words: string; press: () => void }
}

export type ShownToast = ToastMessage & { id: number; open: boolean }

/** Where messages lie: in the body itself, in reach beside an open dialog. */
export const besideDialogs = '[data-toasts]'

const listeners = new Set<() => void>()
let shown: ShownToast | undefined
let lastId = 0

function show(next: ShownToast | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a message, in place of the one on screen: there is never more than one. */
export function toast(message: ToastMessage): void {
  lastId += 1
  show({ tone: 'success', ...message, id: lastId, open: true })
}

/** Closes the message on screen; it is kept so that it can leave gracefully. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) show({ ...shown, open: false })
}

/** The latest message, open or leaving; nothing before the first. */
export function shownToast(): ShownToast | undefined {
  return shown
}

/** Calls back on every change; returns the way to stop. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
