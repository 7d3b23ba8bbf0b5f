import { Link, useLocation } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { Logo } from '#design/logo.tsx'
import { Tooltip } from '#design/tooltip.tsx'
import { useText } from '#i18n/text-context.tsx'
import { brand } from '#kernel/brand.ts'
import { useChatLink } from './chat-link.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { Menu } from './menu.tsx'
import { isActiveEntry, mainNavigation } from './navigation.ts'

/** Logo, navigation, chat, language; below 70rem the navigation is in the slide-in menu. */
export function Header() {
  const text = useText()
  const chat = useChatLink()
  return (
    <div className="sticky top-0 z-25 border-b border-line bg-sand print:static">
      <div className="container flex min-h-16 items-center gap-1 sm:gap-3">
        <Link to="/" aria-label={text('shell.logo', { brand: brand().name })} className="mr-auto min-w-0">
          <Logo name={brand().name} />
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
      <ul className="flex">
        {mainNavigation.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isActiveEntry(to, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent px-2 whitespace-nowrap text-sm font-medium hover:border-line aria-[current]:border-sun aria-[current]:font-semibold"
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
