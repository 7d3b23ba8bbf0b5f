import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Toaster } from '#design/toaster.tsx'
import { useText } from '#i18n/text-context.tsx'
import { CountryBar } from './country-bar.tsx'
import { ExpertDialogHost } from '#business/leads/ui/expert-dialog-host.tsx'
import { FloatingWidget } from './floating-widget.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { LanguageHint } from './language-hint.tsx'

/** What stands around every public page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // A page that was loaded stays where its browser put it: at a fragment, at what has the focus.
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <>
      <a
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:text-white"
        href="#content"
      >
        {text('shell.skip')}
      </a>
      {/* Two bands of one landmark; without a box of its own, so that the second can stay on top of the whole page. */}
      <header className="contents">
        <CountryBar />
        <Header />
      </header>
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <FloatingWidget />
      <LanguageHint />
      <ExpertDialogHost />
      <Toaster
        labels={{
          message: text('shell.toast.message'),
          area: text('shell.toast.region', { hotkey: '{hotkey}' }),
          close: text('shell.toast.close'),
        }}
      />
    </>
  )
}
