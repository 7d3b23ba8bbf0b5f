import { useEffect, useRef, type ReactNode, useState, type MouseEvent } from 'react'
import { useLocation, Link } from 'react-router'
import { Toaster } from '#design/toaster.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ExpertDialogHost } from '#business/leads/ui/expert-dialog-host.tsx'
import { WaitingFormsHost } from '#business/leads/ui/waiting-forms-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { useCompany } from '#client/company.tsx'
import { useChatLink } from './chat-link.ts'
import { otherLanguage, prefersOther, rememberPreference } from '#client/preference.ts'
import { buttonClass } from '#design/button.tsx'
import { useChoiceHref } from './choice-href.ts'
import { countries, type Country } from '#kernel/country.ts'
import { callLink } from '#kernel/phone-links.ts'
import { Flag } from './flag.tsx'
import { SearchBox } from './search-box.tsx'

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
    // It told of the page that was loaded.
    document.getElementById('weight')?.remove()
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

/** Help in a corner: chat, call, evaluate my needs. It steps aside where a page has its own bar at the bottom. */
function FloatingWidget() {
  const { contacts } = useCompany()
  const text = useText()
  const chat = useChatLink()
  const { country } = useVisitor()
  const { pathname } = useLocation()
  const widget = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (widget.current) widget.current.open = false
  }
  const phone = contacts[country].phoneNumbers[0] ?? ''
  return (
    <aside aria-label={text('shell.widget.title')}>
      <details ref={widget} key={pathname} data-menu className="corner group z-20 print:hidden">
        <summary className="flex size-12 cursor-pointer sm:size-14 list-none items-center justify-center rounded-full bg-ink text-white shadow-card">
          <Icon name="chat" className="size-6 group-open:hidden" />
          <Icon name="close" className="hidden size-6 group-open:block" />
          <span className="sr-only">{text('shell.widget.open')}</span>
        </summary>
        <div className="absolute right-0 bottom-16 w-72 rounded-card border border-line bg-white p-2 shadow-card">
          <p className="px-3 py-2 font-semibold">{text('shell.widget.title')}</p>
          <ul>
            <li>
              <a href={chat} target="_blank" rel="noopener noreferrer" onClick={close} className={entryClass}>
                <Entry icon="chat" label={text('shell.widget.chat')} />
              </a>
            </li>
            <li>
              <a href={callLink(phone)} onClick={close} className={entryClass}>
                <Entry icon="phone" label={text('shell.widget.call')} />
              </a>
            </li>
            <li>
              <Link to="/smart-solar-plan" onClick={close} className={entryClass}>
                <Entry icon="sun" label={text('shell.widget.audit')} />
              </Link>
            </li>
          </ul>
        </div>
      </details>
    </aside>
  )
}

const entryClass = 'flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-sand-2'

function Entry({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
}

/**
 * On a first visit, offers the language that the browser prefers; never again once answered. It is in the document,
 * hidden: the script of a reading page can show it without React.
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
      suppressHydrationWarning
      lang={other}
      aria-label={text('shell.language.label')}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-xl flex-wrap items-center justify-center gap-3 rounded-card border border-line bg-white p-4 shadow-card print:hidden"
    >
      <p className="w-full text-center font-medium">{text('shell.hint.question')}</p>
      <a
        href={href('lang', other)}
        onClick={(event) => {
          event.preventDefault()
          setLanguage(other)
        }}
        className={buttonClass({ size: 'sm' })}
      >
        {text('shell.hint.accept')}
      </a>
      <button type="button" lang={language} onClick={stay} className={buttonClass({ size: 'sm', tone: 'quiet' })}>
        {text('shell.hint.refuse')}
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
        <SearchBox className="hidden max-w-96 flex-1 border-x border-white/20 md:flex" />
        <div className="flex items-center gap-5">
          <span className="hidden items-center gap-2 sm:flex">
            <Icon name="clock" className="size-4" />
            {hours.short[language]}
          </span>
          <a href={callLink(phone)} className="flex min-h-11 items-center gap-2 whitespace-nowrap">
            <Icon name="phone" className="size-4" />
            {phone}
          </a>
        </div>
      </div>
    </div>
  )
}

function CountryChoice() {
  const { contacts } = useCompany()
  const text = useText()
  const visitor = useVisitor()
  const href = useChoiceHref()
  const menu = useRef<HTMLDetailsElement>(null)
  const choose = (country: Country) => (event: MouseEvent) => {
    event.preventDefault()
    visitor.setCountry(country)
    if (menu.current) menu.current.open = false
  }
  return (
    <details ref={menu} data-menu className="relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 min-[22rem]:whitespace-nowrap sm:gap-2 sm:pr-2">
        <Flag country={visitor.country} />
        {contacts[visitor.country].name[visitor.language]}
        <span className="sr-only">{text('shell.country.change')}</span>
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul
        aria-label={text('shell.country.label')}
        className="absolute left-0 top-full min-w-52 rounded-control border border-line bg-white p-1 text-ink shadow-card"
      >
        {countries.map((country) => (
          <li key={country}>
            <a
              href={href('country', country)}
              onClick={choose(country)}
              aria-current={country === visitor.country ? 'true' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sand-2 aria-[current]:font-semibold"
            >
              <Flag country={country} />
              {contacts[country].name[visitor.language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
