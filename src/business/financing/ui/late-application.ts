import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'

/** The words of what a first visit to the form does not show. */
export const applicationWords: readonly MessageContext[] = ['application']

export const loadApplicationSent = () => import('./application-sent.tsx')
export const loadDocumentActivity = () => import('./document-activity.tsx')

/** The code that reads a form by the server's rules and submits it. */
export const loadSubmission = () => import('./application-submission.ts')

/** The code that makes a file ready and sends it. */
export const loadSender = () => import('./document-sending.ts')

/** Fetches before it is needed what a file will take; whether it arrives shows when it is. */
export function warmSender(language: Language): void {
  Promise.all([loadSender(), loadDocumentActivity(), loadMessages(language, applicationWords)]).catch(() => undefined)
}

/** Fetches before it is needed what submitting takes. */
export function warmSubmission(language: Language): void {
  Promise.all([loadSubmission(), loadApplicationSent(), loadMessages(language, applicationWords)]).catch(
    () => undefined,
  )
}
