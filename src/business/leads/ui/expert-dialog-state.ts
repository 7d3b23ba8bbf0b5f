/** Which words the consultation dialog opens with: "Talk to a Solar Expert", or the banner's "Talk to an expert". */
export type ExpertDialogTitle = 'leads.consultation.title' | 'leads.consultation.titleShort'

export type ExpertDialogState = { readonly open: boolean; readonly title: ExpertDialogTitle }

const listeners = new Set<() => void>()
let state: ExpertDialogState = { open: false, title: 'leads.consultation.title' }

function change(next: ExpertDialogState) {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the consultation dialog, from anywhere. */
export function openExpertDialog(title: ExpertDialogTitle = 'leads.consultation.title'): void {
  change({ open: true, title })
}

export function closeExpertDialog(): void {
  change({ ...state, open: false })
}

export function expertDialogState(): ExpertDialogState {
  return state
}

/** Calls back on every change; returns the way to stop. */
export function subscribeToExpertDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
