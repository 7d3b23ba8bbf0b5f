import { Suspense, use, useEffect, useMemo } from 'react'
import { useIsFetching, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { useCompany } from '#client/company.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { allLoadedMessages } from '#i18n/load-messages.ts'
import type { Language } from '#kernel/language.ts'
import { TextProvider } from '#i18n/text-context.tsx'
import { createText } from '#i18n/text.ts'
import { PageErrorBoundary } from './shell/page-error.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { metaOf } from './meta-of.ts'
import { loadPage, loadedPage } from './load-page.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'
import { redirects } from './routes.ts'
import type { PageModule, PageRoute, PageMeta } from './page.ts'
import { replayEarly } from './delivery/early-changes.ts'

/** The page of the current address, with a skeleton while its code travels. */
export function PageOutlet() {
  const { pathname, search } = useLocation()
  const moved = redirects[pathname]
  if (moved) return <Navigate replace to={moved + search} />
  const match = matchRoute(pathname)
  const page = (
    <PageErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Page match={match} />
      </Suspense>
    </PageErrorBoundary>
  )
  return (
    <Routes>
      <Route path={match.route.path} element={page} />
    </Routes>
  )
}

/** The words loaded by now: the shell's, this page's, and those of pages seen before. */
function usePageText(page: PageModule, language: Language) {
  return useMemo(() => createText(language, page && allLoadedMessages(language)), [page, language])
}

/** What failed on the page before is asked for again by a page that needs it. */
function useForgottenFailures(queryClient: QueryClient, route: PageRoute) {
  useEffect(() => {
    queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })
  }, [queryClient, route])
}

function Page({ match: { route, params } }: { match: RouteMatch }) {
  const visitor = useVisitor()
  const { language, country } = visitor
  const company = useCompany()
  const queryClient = useQueryClient()
  const fetching = useIsFetching()
  const { search } = useLocation()
  const page = loadedPage(route, language) ?? use(loadPage(route, language))
  const text = usePageText(page, language)
  useEffect(() => {
    const read = <T,>(query: { queryKey: readonly unknown[] }) => queryClient.getQueryData<T>(query.queryKey)
    const shown = { text, visitor: { language, country }, company, params }
    showMeta(metaOf(page, route, { ...shown, search: new URLSearchParams(search), read }))
  }, [page, route, text, language, country, company, params, search, queryClient, fetching])
  useForgottenFailures(queryClient, route)
  useEffect(replayEarly, [])
  const Component = page.default
  return (
    <TextProvider value={text}>
      <Component />
    </TextProvider>
  )
}

/** Puts a page's title and description into the document after a navigation in the browser. */
function showMeta({ title, description }: PageMeta): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}
