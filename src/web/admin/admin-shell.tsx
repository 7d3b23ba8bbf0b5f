import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { Icon } from '#design/icon.tsx'
import { Logo } from '#design/logo.tsx'
import { Sheet } from '#design/sheet.tsx'
import { Toaster } from '#design/toaster.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { Menu } from './menu.tsx'

const loadSearch = async () => ({ default: (await import('./staff-search.tsx')).StaffSearch })
const StaffSearch = lazy(loadSearch)
/** When a screen has come: whoever presses its keys types on at once. */
const searchAfterMs = 1000

/** On a phone messages stand above, as what saves stands below; on a desk in the corner, and above a window, whose buttons stand there. */
const toastPlace =
  'max-lg:in-[body:has([role=dialog])]:top-24 lg:left-64 lg:p-3 lg:in-[body:not(:has([role=dialog]))]:top-auto lg:in-[body:not(:has([role=dialog]))]:bottom-0 lg:in-[body:not(:has([role=dialog]))]:ml-0'

/** What stands around every screen: the menu of what one may do, one's name, the language. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { brand } = useCompany()
  const text = useText()
  const me = useMe()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const [isSearching, setSearching] = useState(false)
  /** What was typed between the keys or the press that open the search and the focus of its box. */
  const early = useRef({ typed: '', isAwaited: false })
  const startSearching = () => {
    early.current = { typed: '', isAwaited: true }
    setSearching(true)
  }
  const stopSearching = useCallback(() => setSearching(false), [])
  const isIn = me !== null
  useEffect(() => {
    if (!isIn) return
    const timer = setTimeout(() => void loadSearch().catch(() => {}), searchAfterMs)
    return () => clearTimeout(timer)
  }, [isIn])
  useEffect(() => {
    if (!isIn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') void loadSearch().catch(() => {})
      const isWithKey = event.ctrlKey || event.metaKey
      if (isWithKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        early.current = { typed: '', isAwaited: !isSearching }
        setSearching(true)
      } else if (early.current.isAwaited && !isWithKey && event.key.length === 1) {
        event.preventDefault()
        early.current.typed += event.key
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isIn, isSearching])
  return (
    <div className={me ? 'min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block' : 'min-h-dvh'}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:text-white"
      >
        {text('shell.skip')}
      </a>
      {me && (
        <header className="on-ink flex items-center justify-between gap-2 px-4 py-2 lg:hidden print:hidden">
          <Link to="/admin" className="min-w-0">
            <Logo brand={brand} />
          </Link>
          <span className="flex shrink-0">
            <button
              type="button"
              aria-label={text('admin.search.title')}
              onPointerDown={() => void loadSearch().catch(() => {})}
              onClick={startSearching}
              className="grid size-11 place-items-center"
            >
              <Icon name="search" className="size-6" />
            </button>
            <button
              type="button"
              aria-label={text('shell.nav.open')}
              onClick={() => setOpen(true)}
              className="grid size-11 place-items-center"
            >
              <Icon name="menu" className="size-6" />
            </button>
          </span>
        </header>
      )}
      {me && (
        <Sheet open={open} onClose={close} label={text('admin.menu')} closeLabel={text('shell.nav.close')}>
          <Menu onChosen={close} />
        </Sheet>
      )}
      {me && (
        <header className="on-ink hidden lg:block print:hidden">
          <div className="sticky top-0 flex h-dvh flex-col gap-1.5 px-4 py-1.5">
            <Link to="/admin">
              <Logo brand={brand} />
            </Link>
            <button
              type="button"
              aria-keyshortcuts="Control+K Meta+K"
              onPointerDown={() => void loadSearch().catch(() => {})}
              onClick={startSearching}
              className="flex min-h-11 items-center gap-2 rounded-control border border-current/40 px-3 hover:bg-current/10 lg:pointer-fine:min-h-8"
            >
              <Icon name="search" className="size-4" />
              {text('admin.search.title')}
              <kbd aria-hidden className="ml-auto text-xs opacity-75">
                {text('admin.search.keys')}
              </kbd>
            </button>
            <Menu />
          </div>
        </header>
      )}
      {isSearching && (
        <Suspense>
          <StaffSearch
            takeBegun={() => {
              const { typed } = early.current
              early.current = { typed: '', isAwaited: false }
              return typed
            }}
            onClose={stopSearching}
          />
        </Suspense>
      )}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-page min-w-0 px-4 py-4 outline-none sm:px-8 sm:py-6 max-sm:has-[[data-screen-action]:not(:empty)]:pb-24"
      >
        {children}
      </main>
      <Toaster
        place={isIn ? toastPlace : undefined}
        labels={{
          message: text('shell.toast.message'),
          area: text('shell.toast.region', { hotkey: '{hotkey}' }),
          close: text('shell.toast.close'),
        }}
      />
    </div>
  )
}
