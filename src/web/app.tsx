import { QueryClientProvider, type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { CompanyProvider, useCompany } from '#client/company.tsx'
import { type Visitor, VisitorProvider, useVisitor } from '#client/visitor.tsx'
import type { Company } from '#kernel/brand.ts'
import { DocumentTitleProvider } from './shell/chat-link.ts'
import { Shell } from './shell/shell.tsx'
import { useCallback, useEffect, useMemo, useState, type ReactNode, Component, Suspense, use } from 'react'
import { useNavigate, Navigate, useLocation } from 'react-router'
import { recallPreference, rememberAsked, rememberPreference } from '#client/preference.ts'
import { toast } from '#design/toast.ts'
import { loadedContexts, loadedText, loadMessages } from '#i18n/load-messages.ts'
import { TextProvider, useText } from '#i18n/text-context.tsx'
import { isCountry, type Country } from '#kernel/country.ts'
import { isLanguage, type Language } from '#kernel/language.ts'
import { LoadFailure } from '#client/lazy.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { laterState, searchAskedLater } from '#client/asked-later.ts'
import { dataOf, metaOf, type PageRoute, type PageMeta } from './page.ts'
import { loadPage, loadedPage } from './load-page.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'
import { redirects } from './routes.ts'
import { replayEarly } from '#web/delivery/early-changes.ts'

type AppProps = {
  readonly queryClient: QueryClient
  readonly visitor: Visitor
  readonly company: Company
  /** Of the document that is rendered, or hydrated. */
  readonly title: string
}

/** The whole site for one visitor, the same tree on the server and in the browser (inside a router). */
export function App({ queryClient, visitor, company, title }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <CompanyProvider value={company}>
        <VisitorRoot initial={visitor}>
          <DocumentTitleProvider value={title}>
            <Shell>
              <PageOutlet />
            </Shell>
          </DocumentTitleProvider>
        </VisitorRoot>
      </CompanyProvider>
    </QueryClientProvider>
  )
}

/** Keeps the visitor's language and country, and the shell's words in that language. */
function VisitorRoot({ initial, children }: { initial: Visitor; children: ReactNode }) {
  const [visitor, setVisitor] = useState(initial)
  /** An object for each switch whose words did not arrive. */
  const [missed, setMissed] = useState<object | null>(null)
  const dropFromAddress = useDropFromAddress()
  const company = useCompany()
  const text = useMemo(() => loadedText(visitor.language, company), [visitor.language, company])

  const setLanguage = useCallback(
    (language: Language) => {
      rememberPreference('language', language)
      const show = () => {
        document.documentElement.lang = language
        document.getElementById('weight')?.replaceChildren()
        setMissed(null)
        setVisitor((was) => ({ ...was, language }))
        dropFromAddress('lang')
      }
      void loadMessages(language, loadedContexts()).then(show, () => setMissed({}))
    },
    [dropFromAddress],
  )

  useEffect(() => {
    if (missed) toast({ tone: 'error', title: text('shell.part.failed'), description: text('shell.error.text') })
  }, [missed, text])

  const setCountry = useCallback(
    (country: Country) => {
      rememberPreference('country', country)
      setVisitor((was) => ({ ...was, country }))
      dropFromAddress('country')
    },
    [dropFromAddress],
  )

  const navigate = useNavigate()
  useEffect(() => {
    const later = searchAskedLater(location.hash)
    rememberAsked(later ?? location.search)
    if (later) void navigate(later, { replace: true, state: laterState })
    const language = recallPreference('language')
    const country = recallPreference('country')
    if (isLanguage(language) && language !== initial.language) setLanguage(language)
    if (isCountry(country) && country !== initial.country) setCountry(country)
  }, [initial, setLanguage, setCountry, navigate])

  const state = useMemo(() => ({ ...visitor, setLanguage, setCountry }), [visitor, setLanguage, setCountry])
  return (
    <VisitorProvider value={state}>
      <TextProvider value={text}>{children}</TextProvider>
    </VisitorProvider>
  )
}

/** A choice made on the page outlives a reload: the address no longer asks for another one. */
function useDropFromAddress() {
  const navigate = useNavigate()
  return useCallback(
    (parameter: string) => {
      const { pathname, search, hash } = location
      const query = new URLSearchParams(search)
      if (!query.has(parameter)) return
      query.delete(parameter)
      void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
}

/** The page of the current address, with a skeleton while its code travels. */
function PageOutlet() {
  const { pathname, search } = useLocation()
  const moved = redirects[pathname]
  if (moved) return <Navigate replace to={moved + search} />
  const match = matchRoute(pathname)
  return (
    <PageErrorBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Page match={match} />
      </Suspense>
    </PageErrorBoundary>
  )
}

/** What failed on the page before is asked for again by a page that needs it. */
function useFailureReset(queryClient: QueryClient, route: PageRoute) {
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
  const { pathname, search } = useLocation()
  const page = loadedPage(route, language) ?? use(loadPage(route, language))
  const text = useText()
  useEffect(() => {
    const shown = { text, visitor: { language, country }, company, params, ...dataOf(queryClient) }
    showMeta(metaOf(page, route, { ...shown, search: new URLSearchParams(search) }))
  }, [page, route, text, language, country, company, params, search, queryClient, fetching])
  useFailureReset(queryClient, route)
  useEffect(replayEarly, [])
  // The worker keeps what was come to by a link too.
  useEffect(() => navigator.serviceWorker?.controller?.postMessage(location.href), [pathname])
  const { default: Screen } = page
  return <Screen params={params} />
}

/** Puts a page's title and description into the document after a navigation in the browser. */
function showMeta({ title, description }: PageMeta): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

/** Catches a page whose code did not arrive (a dropped connection) or that failed to render. */
class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children
  }
}

/** What a hotspot answered in the place of a module stands as long as the document does, and only a new one names the files of a new version. */
function PageError() {
  const text = useText()
  return (
    <div className="container py-12">
      <LoadFailure title={text('shell.error.title')} onRetry={() => location.reload()} />
    </div>
  )
}

/** Stands while a page's code travels. */
function PageSkeleton() {
  const text = useText()
  return (
    <div className="container grid gap-6 py-10" role="status" aria-label={text('shell.loading')}>
      <Skeleton className="h-10 w-2/3 max-w-lg" />
      <Skeleton className="h-5 w-full max-w-2xl" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-72" />
        ))}
      </div>
    </div>
  )
}
