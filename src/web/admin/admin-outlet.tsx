import { Suspense, use, useEffect, useMemo, Component, type ReactNode } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import type { WhoAmI } from '#business/accounts/who-am-i.ts'
import { useVisitor } from '#client/visitor.tsx'
import { brand } from '#kernel/brand.ts'
import { allLoadedMessages, loadMessages } from '#i18n/load-messages.ts'
import { TextProvider, useText } from '#i18n/text-context.tsx'
import { createText } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import type { AdminRoute } from './admin-page.ts'
import { adminRoutes } from './admin-routes.ts'
import { AdminShell } from './admin-shell.tsx'
import { loadAdminPage, shellContexts, forgetAdminPages } from './load-admin-page.ts'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { Skeleton } from '#design/skeleton.tsx'

const accountPath = '/admin/account'
const unknown: AdminRoute = { path: '*', page: 'missing', action: null }
const refused: AdminRoute = { path: '*', page: 'refused', action: null }

/** The screen of an address for whoever is signed in: what they may not see is told so. */
function routeAt(pathname: string, me: WhoAmI | null): AdminRoute {
  const route = adminRoutes.find(({ path }) => matchPath(path, pathname))
  if (!route) return unknown
  return route.action === null || me?.may.includes(route.action) ? route : refused
}

const shellWords = new Map<Language, Promise<void>>()

function shellWordsIn(language: Language): Promise<void> {
  const known = shellWords.get(language) ?? loadMessages(language, shellContexts)
  shellWords.set(language, known)
  return known
}

/** The screen of the current address, in the frame of the back office. */
export function AdminOutlet() {
  return (
    <Suspense>
      <Framed />
    </Suspense>
  )
}

function Framed() {
  const { language } = useVisitor()
  use(shellWordsIn(language))
  const text = useMemo(() => createText(language, allLoadedMessages(language)), [language])
  const { pathname } = useLocation()
  const me = useMe()
  const mustSetUp = me && (me.hasOneTimePassword || me.needsSecondFactor)
  if (mustSetUp && pathname !== accountPath) return <Navigate replace to={accountPath} />
  const route = routeAt(pathname, me)
  const screen = (
    <AdminErrorBoundary key={pathname}>
      <Suspense fallback={<AdminSkeleton />}>
        <Screen route={route} />
      </Suspense>
    </AdminErrorBoundary>
  )
  return (
    <TextProvider value={text}>
      <AdminShell>
        <Routes>
          <Route path={route.path} element={screen} />
        </Routes>
      </AdminShell>
    </TextProvider>
  )
}

function Screen({ route }: { route: AdminRoute }) {
  const { language } = useVisitor()
  const page = use(loadAdminPage(route.page, language))
  const text = useMemo(() => createText(language, page && allLoadedMessages(language)), [page, language])
  useEffect(() => {
    document.title = `${text(page.title)} – ${brand().name}`
  }, [page, text])
  const Page = page.default
  return (
    <TextProvider value={text}>
      <Page />
    </TextProvider>
  )
}

/** Catches a screen whose code did not arrive, or that failed to draw. */
class AdminErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const retry = () => {
      forgetAdminPages()
      this.setState({ failed: false })
    }
    return <Failure onRetry={retry} />
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={text('shell.error.title')}
      description={text('shell.error.text')}
      action={<Button onClick={onRetry}>{text('shell.error.retry')}</Button>}
    />
  )
}

/** Stands while a screen's code or data travels. */
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
