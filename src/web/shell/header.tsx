import { useLocation } from 'react-router'
import { Link } from '#client/link.tsx'
import { buttonClass } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { Logo } from '#design/logo.tsx'
import { Tooltip } from '#design/tooltip.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { useChatLink } from './chat-link.ts'
import { CountryLinks } from './country-choice.tsx'
import { HelpLinks } from './help-links.tsx'
import { isActiveEntry, mainNavigation, menuNavigation } from './navigation.ts'
import { type MouseEvent, useState } from 'react'
import { useVisitor } from '#client/visitor.tsx'
import { languages, languageTable, type Language } from '#kernel/language.ts'
import { useChoiceHref } from './choice-href.ts'
import { Sheet } from '#design/sheet.tsx'
import { SearchBox } from '#client/search-box.tsx'

/** Logo, navigation, chat, language; below 70rem the navigation is in the slide-in menu. */
export function Header() {
  const { brand } = useCompany()
  const text = useText()
  const chat = useChatLink()
  return (
    <div className="sticky top-0 z-25 border-b border-line bg-sand print:static">
      <div className="container flex min-h-16 items-center gap-1 max-[14rem]:flex-wrap sm:gap-3">
        <Link to="/" aria-label={text('shell.logo', { brand: brand.name })} className="mr-auto flex min-w-0">
          <Logo brand={brand} />
        </Link>
        <MainNavigation />
        <Tooltip content={text('shell.chat.hint')}>
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClass({ tone: 'secondary', size: 'sm' })} shrink-0 whitespace-nowrap max-[22rem]:hidden max-sm:w-11 print:hidden`}
          >
            <Icon name="chat" />
            <span className="max-sm:sr-only">{text('shell.chat')}</span>
          </a>
        </Tooltip>
        <div className="print:hidden">
          <LanguageToggle />
        </div>
        <Menu />
      </div>
    </div>
  )
}

function MainNavigation() {
  const text = useText()
  const { pathname } = useLocation()
  return (
    <nav aria-label={text('shell.nav.label')} className="hidden min-[70rem]:block print:hidden">
      <ul className="flex pt-[3px]">
        {mainNavigation.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isActiveEntry(to, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent px-2 whitespace-nowrap xl:px-2.5 text-sm font-medium hover:border-line aria-[current]:border-sun aria-[current]:font-semibold"
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** FR/EN: links that the server understands, switched in place where scripts run. */
function LanguageToggle({ onChoose }: { onChoose?: () => void }) {
  const text = useText()
  const visitor = useVisitor()
  const href = useChoiceHref()
  const choose = (language: Language) => (event: MouseEvent) => {
    event.preventDefault()
    visitor.setLanguage(language)
    onChoose?.()
  }
  return (
    <ul aria-label={text('shell.language.label')} className="flex rounded-control border border-line bg-white">
      {languages.map((language) => (
        <li key={language}>
          <a
            href={href('lang', language)}
            onClick={choose(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === visitor.language ? 'true' : undefined}
            className="grid size-11 place-items-center rounded-control text-sm font-semibold uppercase text-muted aria-[current]:bg-sand-2 aria-[current]:text-ink"
          >
            {language} <span className="sr-only">{languageTable[language].name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The slide-in menu of narrow screens, and under its entries what a visitor does next; it closes when anything is chosen. */
function Menu() {
  const text = useText()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <div className="min-[70rem]:hidden print:hidden">
      {/* Without scripts it leads to the links in the footer. */}
      <a
        href="#site-links"
        role="button"
        aria-haspopup="dialog"
        onClick={show}
        aria-label={text('shell.nav.open')}
        className="grid size-11 place-items-center"
      >
        <Icon name="menu" className="size-6" />
      </a>
      <Sheet open={open} onClose={close} label={text('shell.nav.menu')} closeLabel={text('shell.nav.close')}>
        <SearchBox className="mb-2 flex rounded-control border border-field bg-white" />
        <nav aria-label={text('shell.nav.label')}>
          <ul>
            {menuNavigation.map(({ to, label }) => (
              <li key={to} className="border-b border-line">
                <Link
                  to={to}
                  onClick={close}
                  aria-current={isActiveEntry(to, pathname) ? 'page' : undefined}
                  className="flex min-h-11 items-center border-l-4 border-transparent px-3 text-lg aria-[current]:border-sun aria-[current]:font-semibold"
                >
                  {text(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-auto grid gap-2 pt-4">
          <HelpLinks onChoose={close} />
          <div className="flex items-center justify-between gap-2 border-t border-line pt-1">
            <CountryLinks onChoose={close} className="-mx-3" />
            <LanguageToggle onChoose={close} />
          </div>
        </div>
      </Sheet>
    </div>
  )
}
