import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { isRefusal } from '#client/api-error.ts'
import { createQueryClient } from '#client/query-client.ts'
import type { Visitor } from '#client/visitor.tsx'
import { applyDeferredStyles } from '#design/apply-deferred-styles.ts'
import type { Company } from '#kernel/brand.ts'
import { App } from '#web/app.tsx'
import { noteEarlyChanges } from './early-changes.ts'
import { closeMenus } from './close-menus.ts'
import { hearBackNoMore, hearNoMore } from './early-press.ts'
import { resetFailedPages, loadPage } from '#web/load-page.ts'
import { matchRoute } from '#web/match-route.ts'
import type { PageQuery } from '#web/page.ts'
import type { Language } from '#kernel/language.ts'

/** An answer of the API and when it was given: the rest of a query's state is the same in each that succeeded, and would be sent with each. */
export type CarriedQuery = { readonly queryKey: QueryKey; readonly data: unknown; readonly updatedAt: number }

/** What the server drew the page from, carried in the document. */
export type DocumentState = {
  readonly visitor: Visitor
  /** Whose site it is. */
  readonly company: Company
  /** Not in a page to be read: its data would travel twice, and most visitors never need it. */
  readonly queries?: readonly CarriedQuery[]
}

function documentState(): DocumentState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '{}') as DocumentState
}

/** Around the app: a sibling would count in the ids that React, in development, gives. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    hearBackNoMore()
    then()
  }, [then])
  return children
}

/** Fetches what of a page's data the document does not carry: all that a page to be read has, and what was refused. */
async function fetchRest(queryClient: QueryClient, queries: readonly PageQuery[]): Promise<void> {
  const missing = queries.filter(({ queryKey }) => !queryClient.getQueryState(queryKey))
  await Promise.allSettled(missing.map(({ queryKey }) => queryClient.query({ queryKey })))
}

/** @throws the failure of a query, unless it is a refusal: what does not exist is part of what was rendered */
function throwFailure(queryClient: QueryClient, queries: readonly PageQuery[]): void {
  for (const { queryKey } of queries) {
    const error = queryClient.getQueryState(queryKey)?.error
    if (error && !isRefusal(error)) throw error
  }
}

async function start({ visitor, company, queries }: DocumentState): Promise<void> {
  const { route, params } = matchRoute(location.pathname)
  const page = await loadPage(route, visitor.language)
  const queryClient = createQueryClient((path, signal) =>
    fetch(path, { credentials: 'include', ...(signal && { signal }) }),
  )
  for (const { queryKey, data, updatedAt } of queries ?? []) queryClient.setQueryData(queryKey, data, { updatedAt })
  const needed = page.queries?.(params, visitor, new URLSearchParams(location.search)) ?? []
  await fetchRest(queryClient, needed)
  if (!queries) throwFailure(queryClient, needed)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  const { promise, resolve } = Promise.withResolvers<void>()
  hearNoMore()
  closeMenus()
  noteEarlyChanges()
  applyDeferredStyles(root)
  performance.mark('hydrate')
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <Hydrated then={resolve}>
          <App queryClient={queryClient} visitor={visitor} company={company} title={document.title} />
        </Hydrated>
      </BrowserRouter>
    </StrictMode>,
  )
  performance.mark('hydrated')
  if (!visitor.savesData && !matchMedia('(prefers-reduced-data: reduce)').matches) warmLinks(visitor.language)
  await promise
  root.dataset['interactive'] = ''
}

let hydrated: Promise<void> | undefined

/** Hydrates the page, once, and settles when it answers to its visitor. What failed may be asked again. */
export function hydratePage(): Promise<void> {
  hydrated ??= start(documentState()).catch((error: unknown) => {
    hydrated = undefined
    resetFailedPages()
    throw error
  })
  return hydrated
}

// A page to be read is hydrated when something is pressed that needs it.
if (documentState().queries) void hydratePage()

/** Fetches a page's code when a finger or the pointer comes near a link to it. */
function warmLinks(language: Language): void {
  const warm = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    resetFailedPages()
    loadPage(matchRoute(link.pathname).route, language).catch(() => undefined)
  }
  document.addEventListener('touchstart', warm, { passive: true })
  document.addEventListener('pointerover', warm, { passive: true })
}
