/** Which words the consultation dialog opens with: "Talk to a Solar Expert", or the banner's "Talk to an expert". */
export type ExpertDialogTitle = 'leads.consultation.title' | 'leads.consultation.titleShort'

/** What the dialog was opened with. */
export type ExpertDialogState = {
  readonly title: ExpertDialogTitle
  /** The number of the product from whose card or window it was opened. */
  readonly product?: number | undefined
}

const listeners = new Set<() => void>()
let state: ExpertDialogState | null = null

function change(next: ExpertDialogState | null) {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the consultation dialog, from anywhere; about a product where it is opened from one's card or window. */
export function openExpertDialog(title: ExpertDialogTitle = 'leads.consultation.title', product?: number): void {
  change({ title, product })
}

export function closeExpertDialog(): void {
  change(null)
}

/** What the dialog is open with; null while it is closed, and where a page is drawn for the first time. */
export function expertDialogState(): ExpertDialogState | null {
  return state
}

/** Calls back on every change; returns the way to stop. */
export function subscribeToExpertDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
