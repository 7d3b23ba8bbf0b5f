import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '#client/query-client.ts'
import type { Visitor } from '#client/visitor.tsx'
import { App } from './app.tsx'
import { loadPage } from './load-page.ts'
import { matchRoute } from './match-route.ts'
import { warmLinks } from './warm-links.ts'

/** What the server drew the page from, carried in the document. */
export type DocumentState = { readonly visitor: Visitor; readonly queries: DehydratedState }

function Taken({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}

async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as DocumentState
  await loadPage(matchRoute(location.pathname).route, state.visitor.language)
  const queryClient = createQueryClient((path, signal) =>
    fetch(path, { credentials: 'include', ...(signal && { signal }) }),
  )
  hydrate(queryClient, state.queries)
  const root = document.getElementById('root')
  if (!root) throw new Error('the document has no root')
  const { promise, resolve } = Promise.withResolvers<void>()
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} visitor={state.visitor} />
        <Taken then={resolve} />
      </BrowserRouter>
    </StrictMode>,
  )
  warmLinks(state.visitor.language)
  return promise
}

/** Settles when the page has been taken up and answers to its visitor. */
export const hydrated = start()
