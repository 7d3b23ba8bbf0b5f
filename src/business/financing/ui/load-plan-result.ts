import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'

export const loadPlanResult = () => import('./plan-result.tsx')
export const planWords: readonly MessageContext[] = ['plan']

/** Fetches the code and the words of a calculated plan before they are needed; whether they arrive shows when they are. */
export function warmPlanResult(language: Language): void {
  Promise.all([loadPlanResult(), loadMessages(language, planWords)]).catch(() => undefined)
}
