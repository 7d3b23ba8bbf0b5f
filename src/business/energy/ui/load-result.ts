import type { ComponentProps, ComponentType } from 'react'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'
import type ResultStep from './result-step.tsx'

export const loadRefineStep = () => import('./refine-step.tsx')
export const resultWords: readonly MessageContext[] = ['sizing']

/** Fetches the result as the page shows it, with what it knows of instalments. */
export type LoadResultStep = () => Promise<{
  readonly default: ComponentType<Omit<ComponentProps<typeof ResultStep>, 'instalmentsOf' | 'likeIt'>>
}>

/** Fetches the code and the words of the result and of what refines it, which most visitors of step 1 don't need yet. */
export async function loadResult(language: Language, loadResultStep: LoadResultStep): Promise<void> {
  await Promise.all([loadResultStep(), loadRefineStep(), loadMessages(language, resultWords)])
}
