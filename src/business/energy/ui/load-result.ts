import { loadMessages } from '#i18n/load-messages.ts'
import type { Language } from '#kernel/language.ts'
import type { ResultStep } from './result-step.tsx'

type ResultModule = { readonly ResultStep: typeof ResultStep }

let loading: Promise<ResultModule> | undefined

/** Fetches the code of the result once; a fetch that failed can be tried again. */
export function loadResultStep(): Promise<ResultModule> {
  loading ??= import('./result-step.tsx').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Fetches the code and the words of the result, which most visitors of step 1 don't need yet. */
export async function loadResult(language: Language): Promise<void> {
  await Promise.all([loadResultStep(), loadMessages(language, ['sizing'])])
}
