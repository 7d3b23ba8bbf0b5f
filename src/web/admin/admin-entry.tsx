import './admin.css'
import { StrictMode, Suspense, lazy, useMemo, useState, useLayoutEffect, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { addAdminMessages } from '#i18n/load-admin-messages.ts'
import type { Company } from '#kernel/brand.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useFollowedLinks } from '#client/link.tsx'
import { tellsOfEnd } from '#client/api-error.ts'
import { rememberPreference, rememberStaffLanguage } from '#client/preference.ts'
import { createQueryClient } from '#client/query-client.ts'
import { CompanyProvider, useCompany } from '#client/company.tsx'
import { VisitorProvider, useVisitor } from '#client/visitor.tsx'
import type { WhoAmI } from '#business/accounts/who-am-i.ts'
import { meQuery, MeProvider, useMe } from '#business/accounts/ui/me.tsx'
import { MissingScreen } from '#business/accounts/ui/missing-screen.tsx'
import { type Language, languages } from '#kernel/language.ts'
import { defaultCountry } from '#kernel/country.ts'
import { createBrowserRouter, Link, Navigate, NavLink, Outlet, useLocation, useNavigation } from 'react-router'
import { LoadFailure } from '#client/lazy.tsx'
import { ScreenActionPlace } from '#design/admin/screen-action.tsx'
import { useWayBack } from '#business/leads/ui/admin/way-back.ts'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { loadedText, loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import { TextProvider, useText } from '#i18n/text-context.tsx'
import type { AdminPage } from './admin-page.ts'
import { adminPages } from './admin-pages.ts'
import { AdminShell } from './admin-shell.tsx'
import { screenStatus } from './screen-actions.ts'
import { waitingQuery } from './menu.tsx'

/** An address that leads nowhere. */
const missing: Omit<AdminPage, 'path'> & { readonly path: '*' } = {
  path: '*',
  title: 'admin.missing.title',
  hasOwnHeading: true,
  messages: [],
  load: () => Promise.resolve(Missing),
}

const accountPath = '/admin/account'

/** In every language: the switch between them then needs no network. */
async function loadWords(contexts: readonly MessageContext[]): Promise<void> {
  await Promise.all(languages.map((language) => loadMessages(language, contexts)))
}

/** The router of the back office, once the words around every page are here. */
async function createAdminRouter() {
  await loadWords(['shell', 'admin', 'problems'])
  const routes = [...adminPages, missing].map((page) => ({
    path: page.path,
    lazy: async () => {
      const [Screen] = await Promise.all([page.load(), loadWords(page.messages)])
      return { element: <Page page={page} Screen={Screen} /> }
    },
  }))
  const pages = { HydrateFallback: AdminSkeleton, ErrorBoundary: Failure, children: routes }
  return createBrowserRouter([{ Component: Frame, children: [pages] }])
}

/** What stands around every page; a skeleton in place of it as soon as the next one is on its way. */
function Frame() {
  const { language } = useVisitor()
  const me = useMe()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  useFollowedLinks()
  const text = loadedText(language)
  if (me && (me.hasOneTimePassword || me.needsSecondFactor) && pathname !== accountPath) {
    return <Navigate replace to={accountPath} />
  }
  return (
    <TextProvider value={text}>
      <AdminShell>
        {/* Another record is another page. */}
        {next && next.pathname !== pathname ? <AdminSkeleton /> : <Outlet key={pathname} />}
      </AdminShell>
    </TextProvider>
  )
}

/** A page with its words, title and heading; who may not see it is told so. */
function Page({ page, Screen }: { page: AdminPage | typeof missing; Screen: ComponentType }) {
  const { brand } = useCompany()
  const me = useMe()
  const text = useText()
  const isRefused = page.path !== '*' && screenStatus(page.path, me?.may ?? []) === 403
  const title = isRefused ? 'admin.refused.title' : page.title
  // Before what its screen calls it.
  useLayoutEffect(() => {
    document.title = `${text(title)} – ${brand.name}`
  }, [text, title, brand])
  if (isRefused) {
    return <StateBlock icon="shield" title={text(title)} description={text('admin.refused.text')} />
  }
  if (page.hasOwnHeading) return <Screen />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
      <Heading page={page} />
      <Screen />
    </div>
  )
}

function Heading({ page: { title, intro, begin, back, sections } }: { page: Omit<AdminPage, 'path'> }) {
  const text = useText()
  const me = useMe()
  const way = useWayBack()
  const isOpen = (to: string) => screenStatus(to, me?.may ?? []) !== 403
  const shown = sections?.pages.filter(([to]) => isOpen(to)) ?? []
  return (
    <>
      <div>
        {back && isOpen(back.to) && (
          <a href={back.to} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="arrow-left" className="size-4" />
            {text(back.label)}
          </a>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-2xl sm:text-3xl">{text(title)}</h1>
            {intro && <p className="mt-1 max-w-4xl text-muted max-sm:text-sm print:hidden">{text(intro)}</p>}
          </div>
          <ScreenActionPlace>
            {begin?.map(({ to, label }) => (
              <Button key={to} asChild icon="plus">
                <Link to={to} state={way}>
                  {text(label)}
                </Link>
              </Button>
            ))}
          </ScreenActionPlace>
        </div>
      </div>
      {sections && shown.length > 1 && (
        <nav aria-label={text(sections.label)} className="flex gap-1 border-b border-line py-0.5 pb-0">
          {shown.map(([to, label]) => (
            <NavLink
              key={to}
              to={to}
              end
              className="flex min-h-11 items-center border-b-3 border-transparent pr-3 pl-3 text-sm font-semibold text-muted first:pl-0 hover:text-ink aria-[current]:border-sun aria-[current]:text-ink sm:pr-4 sm:not-first:pl-4"
            >
              {text(label)}
            </NavLink>
          ))}
        </nav>
      )}
    </>
  )
}

/** A screen whose code did not arrive, or that failed to render. After a deployment only a new document names the new files. */
function Failure() {
  const text = useText()
  return <LoadFailure title={text('shell.error.title')} onRetry={() => location.reload()} />
}

function Missing() {
  const text = useText()
  return <MissingScreen to="/admin" label={text('admin.missing.back')} />
}

/** Stands while a page's code travels. */
function AdminSkeleton() {
  const text = useText()
  return (
    <div className="grid gap-4" role="status" aria-label={text('shell.loading')}>
      <Skeleton className="h-9 w-64" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  )
}

/** What the server puts into the document of the back office. */
export type AdminState = {
  readonly language: Language
  readonly me: WhoAmI | null
  /** Whose site it is. */
  readonly company: Company
}

addAdminMessages()
const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as AdminState
if (state.me) rememberStaffLanguage(state.language)
const router = await createAdminRouter()
const root = document.getElementById('root')
if (!root) throw new Error('the document has no root')
createRoot(root).render(
  <StrictMode>
    <AdminApp initial={state} />
  </StrictMode>,
)

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }))

/** `onSignedOut` hears of a session that has ended; on the sign-in page there is none. */
function createAdminClient({ me }: AdminState, onSignedOut: () => void) {
  const client = createQueryClient((path, signal) => fetch(path, { credentials: 'include', ...(signal && { signal }) }))
  // Without a network a change fails, and says so, in place of waiting unseen.
  const mutations = { networkMode: 'always' } as const
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 0 }, mutations })
  const hear = (error: unknown) => me && tellsOfEnd(error) && onSignedOut()
  client.getQueryCache().config.onError = (error, { meta }) => meta?.['isAside'] || hear(error)
  client.getMutationCache().config.onError = hear
  client.getMutationCache().config.onSuccess = () => void client.invalidateQueries(waitingQuery())
  if (me) client.setQueryData(meQuery().queryKey, me)
  return client
}

/** The back office: who is signed in, in which language, and the screen of the address. */
function AdminApp({ initial }: { initial: AdminState }) {
  const [isSignedOut, setSignedOut] = useState(false)
  const [client] = useState(() => createAdminClient(initial, () => setSignedOut(true)))
  const [language, setShown] = useState(initial.language)
  const visitor = useMemo(() => {
    const setLanguage = (chosen: Language) => {
      rememberPreference('language', chosen)
      rememberStaffLanguage(chosen)
      document.documentElement.lang = chosen
      setShown(chosen)
    }
    return { language, country: defaultCountry, setLanguage, setCountry: () => {} }
  }, [language])
  return (
    <QueryClientProvider client={client}>
      <CompanyProvider value={initial.company}>
        <VisitorProvider value={visitor}>
          <SignedIn known={initial.me !== null}>
            <RouterProvider router={router} />
            <Suspense>{isSignedOut && <SignInAgain onClose={() => setSignedOut(false)} />}</Suspense>
          </SignedIn>
        </VisitorProvider>
      </CompanyProvider>
    </QueryClientProvider>
  )
}

/** Tells the screens who is signed in; nobody on the sign-in page. */
function SignedIn({ known, children }: { known: boolean; children: React.ReactNode }) {
  const { data: me = null } = useQuery({ ...meQuery(), enabled: known })
  return <MeProvider value={me}>{children}</MeProvider>
}
