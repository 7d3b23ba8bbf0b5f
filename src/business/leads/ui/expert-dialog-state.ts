/** Which words the consultation dialog opens with: "Talk to a Solar Expert", or the banner's "Talk to an expert". */
export type ExpertDialogTitle = 'leads.consultation.title' | 'leads.consultation.titleShort'

/** A quote by what opens it and what people call it. */
export type QuoteNamed = { readonly key: string; readonly reference: string }

/** What the dialog was opened with. */
export type ExpertDialogState = {
  readonly title: ExpertDialogTitle
  /** The number of the product from whose card or window it was opened. */
  readonly product?: number | undefined
  /** The quote that goes with what is asked. */
  readonly quote?: QuoteNamed | undefined
  /** What was answered where, in the page that it was opened from. */
  readonly place?: string | undefined
}

const listeners = new Set<() => void>()
let state: ExpertDialogState | null = null

function change(next: ExpertDialogState | null) {
  state = next
  for (const listener of listeners) listener()
}

/** Opens the consultation dialog, from anywhere; about a product or a quote where it is opened from one's card, window or page. */
export function openExpertDialog(
  title: ExpertDialogTitle = 'leads.consultation.title',
  product?: number,
  quote?: QuoteNamed,
  place?: string,
): void {
  change({ title, product, quote, place })
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
