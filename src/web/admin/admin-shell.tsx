import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { Icon } from '#design/icon.tsx'
import { Logo } from '#design/logo.tsx'
import { Sheet } from '#design/sheet.tsx'
import { Toaster } from '#design/toaster.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { Menu } from './menu.tsx'

/** What stands around every screen: the menu of what one may do, one's name, the language. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { brand } = useCompany()
  const text = useText()
  const me = useMe()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
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
          <Link to="/admin">
            <Logo name={brand.name} />
          </Link>
          <button
            type="button"
            aria-label={text('shell.nav.open')}
            onClick={() => setOpen(true)}
            className="grid size-11 place-items-center"
          >
            <Icon name="menu" className="size-6" />
          </button>
        </header>
      )}
      {me && (
        <Sheet open={open} onClose={close} label={text('admin.menu')} closeLabel={text('shell.nav.close')}>
          <Menu onChosen={close} />
        </Sheet>
      )}
      {me && (
        <header className="on-ink hidden lg:block print:hidden">
          <div className="sticky top-0 flex h-dvh flex-col gap-3 px-4 py-3">
            <Link to="/admin">
              <Logo name={brand.name} />
            </Link>
            <Menu />
          </div>
        </header>
      )}
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-page min-w-0 px-4 py-6 outline-none sm:px-8">
        {children}
      </main>
      <Toaster
        labels={{
          message: text('shell.toast.message'),
          area: text('shell.toast.region', { hotkey: '{hotkey}' }),
          close: text('shell.toast.close'),
        }}
      />
    </div>
  )
}
