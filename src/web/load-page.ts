import { areLoaded, loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Language } from '#kernel/language.ts'
import type { PageModule, PageRoute } from './page.ts'

/** The contexts that the shell around every page speaks. */
const shellMessages: readonly MessageContext[] = ['shell']

/** One page a file; what stands in folders of their own below are parts of pages. */
const files = import.meta.glob<PageModule>('./pages/site/*.tsx')
const modules = new Map<PageRoute, PageModule>()
const loading = new Map<string, Promise<PageModule>>()
const failed = new Set<string>()

/** The page's module if it and its words in this language are here, else null. */
export function loadedPage(route: PageRoute, language: Language): PageModule | null {
  const page = modules.get(route)
  return page && areLoaded(language, [...shellMessages, ...page.messages]) ? page : null
}

/**
 * Fetches a page's module and its words, once. A fetch that failed stays so, because a page asks again whenever it is rendered,
 * until {@link resetFailedPages}.
 */
export function loadPage(route: PageRoute, language: Language): Promise<PageModule> {
  const key = `${language} ${route.path}`
  const known = loading.get(key)
  if (known) return known
  const pending = fetchPage(route, language)
  loading.set(key, pending)
  pending.catch(() => failed.add(key))
  return pending
}

/** Lets the pages whose fetch failed be fetched again. */
export function resetFailedPages(): void {
  for (const key of failed) loading.delete(key)
  failed.clear()
}

async function fetchPage(route: PageRoute, language: Language): Promise<PageModule> {
  const load = files[`./pages/${route.page}.tsx`]
  if (!load) throw new Error(`no page at ${route.page}`)
  const [page] = await Promise.all([load(), loadMessages(language, shellMessages)])
  await loadMessages(language, page.messages)
  modules.set(route, page)
  return page
}
