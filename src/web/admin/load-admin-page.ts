import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'
import type { AdminPageModule } from './admin-page.ts'

/** The words around every screen. */
export const shellContexts: readonly MessageContext[] = ['shell', 'admin', 'problems']

const files = import.meta.glob<AdminPageModule>('../pages/admin/*.tsx')
const loading = new Map<string, Promise<AdminPageModule>>()

/** Fetches a screen and its words, once; a fetch that failed is asked for again by the next visit. */
export function loadAdminPage(page: string, language: Language): Promise<AdminPageModule> {
  const key = `${language} ${page}`
  const known = loading.get(key)
  if (known) return known
  const pending = fetchPage(page, language)
  loading.set(key, pending)
  return pending
}

/** Lets what failed be fetched again. */
export function forgetAdminPages(): void {
  loading.clear()
}

async function fetchPage(page: string, language: Language): Promise<AdminPageModule> {
  const load = files[`../pages/admin/${page}.tsx`]
  if (!load) throw new Error(`no screen at ${page}`)
  const [module] = await Promise.all([load(), loadMessages(language, shellContexts)])
  await loadMessages(language, module.messages)
  return module
}
