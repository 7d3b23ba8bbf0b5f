import { useState, type MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { Sheet } from '#design/sheet.tsx'
import { useText } from '#i18n/text-context.tsx'
import { isActiveEntry, menuNavigation } from './navigation.ts'
import { SearchBox } from './search-box.tsx'

/** The slide-in menu of narrow screens; it closes when an entry is chosen. */
export function Menu() {
  const text = useText()
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
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
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        label={text('shell.nav.menu')}
        closeLabel={text('shell.nav.close')}
      >
        <SearchBox className="mb-4 flex rounded-control border border-field bg-white" />
        <nav aria-label={text('shell.nav.label')}>
          <ul>
            {menuNavigation.map(({ to, label }) => (
              <li key={to} className="border-b border-line">
                <Link
                  to={to}
                  onClick={() => setOpen(false)}
                  aria-current={isActiveEntry(to, pathname) ? 'page' : undefined}
                  className="flex min-h-12 items-center border-l-4 border-transparent px-3 text-lg aria-[current]:border-sun aria-[current]:font-semibold"
                >
                  {text(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
    </div>
  )
}
