import { useEffect, useLayoutEffect, useRef, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { Toaster } from '#design/toaster.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ExpertDialogHost } from '#business/leads/ui/expert-dialog-host.tsx'
import { WaitingFormsHost } from '#business/leads/ui/waiting-forms-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useFollowedLinks } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Icon } from '#design/icon.tsx'
import { useCompany } from '#client/company.tsx'
import { otherLanguage, prefersOther, rememberPreference } from '#client/preference.ts'
import { useChoiceHref } from './choice-href.ts'
import { callLink } from '#kernel/phone-links.ts'
import { CountryChoice } from './country-choice.tsx'
import { HelpLinks } from './help-links.tsx'
import { SearchBox } from '#client/search-box.tsx'

/** What stands around every public page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useText()
  const { pathname } = useLocation()
  useFollowedLinks()
  const shown = useRef(pathname)
  // At once: on the way back the browser scrolls to where the visitor was after that.
  useLayoutEffect(() => {
    // A page that was loaded stays where its browser put it: at a fragment, at what has the focus.
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    // It told of the page that was loaded.
    document.getElementById('weight')?.replaceChildren()
  }, [pathname])
  return (
    <>
      <a className="skip" href="#content">
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
      <ExpertDialogHost />
      <WaitingFormsHost />
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

/** Help in a corner of a desk, beside the content: chat, call, evaluate my needs. On a phone it is in the menu, and covers nothing. */
function FloatingWidget() {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <aside aria-label={text('shell.widget.title')} className="hidden min-[70rem]:block print:hidden">
      <details key={pathname} data-menu className="fixed right-2 bottom-4 z-20">
        <summary className="grid size-12 cursor-pointer place-items-center rounded-full bg-leaf text-white shadow-card">
          <span aria-hidden="true" className="text-h3">
            ?
          </span>
          <span className="sr-only">{text('shell.widget.open')}</span>
        </summary>
        <div className="absolute right-1 bottom-14 w-72 rounded-card border border-line bg-white p-4 shadow-card">
          <p className="mb-3 font-semibold">{text('shell.widget.title')}</p>
          <HelpLinks />
        </div>
      </details>
    </aside>
  )
}

/**
 * On a first visit, offers the language that the browser prefers, in the bar on top in place of phone and hours, where it covers
 * nothing of the page and moves nothing; never again once answered. It is in the document, hidden: the script of a reading page can
 * show it without the app.
 */
function LanguageHint() {
  const text = useText()
  const href = useChoiceHref()
  const { language, setLanguage } = useVisitor()
  const [offered, setOffered] = useState(false)
  useEffect(() => setOffered(prefersOther(language)), [language])
  const other = otherLanguage(language)
  const stay = () => {
    rememberPreference('language', language)
    setOffered(false)
  }
  return (
    <section
      id="language-hint"
      hidden={!offered}
      // Shown before the app is there, of which React, in development, would warn.
      {...(import.meta.env.DEV && { suppressHydrationWarning: true })}
      lang={other}
      aria-label={text('shell.language.label')}
      className="absolute inset-y-0 right-0 flex items-center gap-1 bg-ink lg:gap-3"
    >
      <p className="whitespace-nowrap max-lg:sr-only">{text('shell.hint.question')}</p>
      <a
        href={href('lang', other)}
        onClick={(event) => {
          event.preventDefault()
          setLanguage(other)
        }}
        className="flex min-h-11 items-center font-semibold whitespace-nowrap text-sun underline"
      >
        {text('shell.hint.accept')}
      </a>
      <button type="button" lang={language} onClick={stay} className="grid size-11 place-items-center">
        <Icon name="close" />
        <span className="sr-only">{text('shell.hint.refuse')}</span>
      </button>
    </section>
  )
}

/** The slim bar on top: country, first phone number, opening hours. */
function CountryBar() {
  const { contacts } = useCompany()
  const { country, language } = useVisitor()
  const { phoneNumbers, hours } = contacts[country]
  const phone = phoneNumbers[0] ?? ''
  return (
    <div className="relative z-30 bg-ink text-sm text-white print:hidden">
      <div className="container flex items-center justify-between gap-3 max-[14rem]:flex-wrap max-[14rem]:gap-y-0">
        <CountryChoice />
        <SearchBox className="hidden h-9 max-w-96 flex-1 rounded-control bg-white text-ink md:flex" />
        <div className="relative flex items-center gap-5">
          <LanguageHint />
          <span className="hidden items-center gap-2 sm:flex">
            <Icon name="clock" className="size-4" />
            {hours.short[language]}
          </span>
          <a
            href={callLink(phone)}
            className="flex min-h-11 items-center gap-2 whitespace-nowrap [:not([hidden])+*+&]:invisible"
          >
            <Icon name="phone" className="size-4" />
            {phone}
          </a>
        </div>
      </div>
    </div>
  )
}
