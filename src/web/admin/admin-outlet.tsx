import { Suspense, use, useEffect, useMemo } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import type { WhoAmI } from '#business/accounts/who-am-i.ts'
import { useVisitor } from '#client/visitor.tsx'
import { brand } from '#kernel/brand.ts'
import { allLoadedMessages, loadMessages } from '#i18n/load-messages.ts'
import { TextProvider } from '#i18n/text-context.tsx'
import { createText } from '#i18n/text.ts'
import type { Language } from '#kernel/language.ts'
import { AdminErrorBoundary } from './admin-error.tsx'
import type { AdminRoute } from './admin-page.ts'
import { adminRoutes } from './admin-routes.ts'
import { AdminShell } from './admin-shell.tsx'
import { AdminSkeleton } from './admin-skeleton.tsx'
import { loadAdminPage, shellContexts } from './load-admin-page.ts'

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
  const Component = page.default
  return (
    <TextProvider value={text}>
      <Component />
    </TextProvider>
  )
}
