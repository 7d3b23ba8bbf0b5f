import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'

export const loadPlanResult = () => import('./plan-result.tsx')
export const planWords: readonly MessageContext[] = ['plan']

/** Fetches the code and the words of a calculated plan while the visitor still chooses; whether they arrive shows later. */
export function warmPlanResult(language: Language): void {
  Promise.all([loadPlanResult(), loadMessages(language, planWords)]).catch(() => undefined)
}
