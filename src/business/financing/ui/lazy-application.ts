import { loadMessages } from '#i18n/load-messages.ts'
import type { Language } from '#kernel/language.ts'
import { applicationWords } from './application-words.ts'

/** What stands in the form's place once there is something to say. */
export const loadOutcome = () => import('./application-outcome.tsx')

/** A document on its way, and the code that sends it. */
export const loadDocumentActivity = () => import('./document-activity.tsx')
export const loadSender = () => import('./document-uploads.ts')

/** The code that reads a form by the server's rules and submits it. */
export const loadSubmission = () => import('./application-submission.ts')

/** The code that finds out what a plan costs now. */
export const loadPricing = () => import('./apply-at-price.ts')

/** Fetches before it is needed what a file will take; whether it arrives shows when it is. */
export function warmSender(language: Language): void {
  warm(language, loadSender, loadDocumentActivity)
}

/** Fetches before it is needed what submitting takes. */
export function warmSubmission(language: Language): void {
  warm(language, loadSubmission, loadOutcome)
}

function warm(language: Language, ...parts: readonly (() => Promise<unknown>)[]): void {
  Promise.all([loadMessages(language, applicationWords), ...parts.map((load) => load())]).catch(() => undefined)
}
