import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'

export const loadResultStep = () => import('./result-step.tsx')
export const loadRefineStep = () => import('./refine-step.tsx')
export const resultWords: readonly MessageContext[] = ['sizing']

/** Fetches the code and the words of the result and of what refines it, which most visitors of step 1 don't need yet. */
export async function loadResult(language: Language): Promise<void> {
  await Promise.all([loadResultStep(), loadRefineStep(), loadMessages(language, resultWords)])
}
