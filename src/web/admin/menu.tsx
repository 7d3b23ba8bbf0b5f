import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Waiting } from '#business/accounts/waiting.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { SignOut } from '#business/accounts/ui/sign-out.tsx'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { menuGroups, type AdminPage, type MenuGroup } from './admin-page.ts'
import { adminPages } from './admin-pages.ts'
import { LanguageChoice } from './language-choice.tsx'

/**
 * Asked again on every page and after every change, and never by a clock: a page that nobody looks at would keep its
 * session open. That it is refused is no reason to leave a page.
 */
export const waitingQuery = () => queryOptions<Waiting>({ queryKey: ['/api/admin/waiting'], meta: { isAside: true } })

type MenuProps = { readonly onChosen?: () => void }

/**
 * What one may do, in groups, with what waits there; then one's account, the language, the way out. A desk of 900 px shows
 * it whole: rows are lower for a mouse than for a finger. On a phone its entries stand in two columns.
 */
export function Menu({ onChosen }: MenuProps) {
  const text = useText()
  const me = useMe()
  const { pathname } = useLocation()
  const client = useQueryClient()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    void client.invalidateQueries(waitingQuery())
  }, [pathname, client])
  const shown = adminPages.filter(({ menu, action }) => menu && action && me?.may.includes(action))
  const groups = menuGroups
    .map((group) => ({ group, pages: shown.filter(({ menu }) => menu?.group === group) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <>
      <nav
        ref={nav}
        aria-label={text('admin.menu')}
        className="grid min-h-0 content-start gap-3 overflow-y-auto lg:gap-1"
      >
        {groups.map(({ group, pages }) => (
          <Group key={group} group={group} pages={pages} {...(onChosen && { onChosen })} />
        ))}
      </nav>
      <div className="mt-auto grid shrink-0 pt-1">
        {me && (
          <NavLink to="/admin/account" onClick={onChosen} className={`${rowStyle} block py-0.5 text-sm`}>
            <span className="block truncate font-semibold">{me.name}</span>
            {text(`admin.role.${me.role}`)} · {text('admin.menu.account')}
          </NavLink>
        )}
        <div className="flex flex-wrap items-center justify-between">
          <SignOut />
          <LanguageChoice />
        </div>
      </div>
    </>
  )
}

const rowStyle =
  'rounded-control px-3 hover:bg-current/10 aria-[current]:bg-sun aria-[current]:font-semibold aria-[current]:text-ink'

type GroupProps = MenuProps & { readonly group: MenuGroup; readonly pages: readonly AdminPage[] }

function Group({ group, pages, onChosen }: GroupProps) {
  const text = useText()
  const { pathname } = useLocation()
  const me = useMe()
  // Until then nothing is told to them.
  const isDue = !me || me.hasOneTimePassword || me.needsSecondFactor
  const { data: waiting } = useQuery({ ...waitingQuery(), enabled: !isDue })
  const id = `menu-${group}`
  return (
    <div>
      <p
        id={id}
        className={group === 'desk' ? 'sr-only' : 'px-3 pb-0.5 text-xs font-semibold tracking-wide opacity-75'}
      >
        {text(`admin.menu.group.${group}`)}
      </p>
      <ul aria-labelledby={id} className="grid grid-cols-2 gap-x-1 lg:grid-cols-1">
        {pages.map(({ path, menu }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/admin'}
              onClick={onChosen}
              aria-current={path === pathname ? 'page' : undefined}
              className={`${rowStyle} flex min-h-11 items-center justify-between gap-2 leading-tight lg:pointer-fine:min-h-7`}
            >
              {menu && text(menu.name)}
              {menu?.counts && <Count of={menu.counts} count={waiting?.[menu.counts] ?? 0} />}
            </NavLink>
          </li>
        ))}
        {group === 'site' && (
          <li>
            <a href="/" className={`${rowStyle} flex min-h-11 items-center gap-2 lg:pointer-fine:min-h-7`}>
              {text('admin.menu.site')} <Icon name="external" className="size-4" />
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

/** How much waits; said in words to whoever does not see where it stands. */
function Count({ of, count }: { of: keyof Waiting; count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <span className="min-w-6 rounded-full bg-sun px-1.5 text-center text-sm font-semibold text-ink tabular-nums in-aria-[current]:bg-ink in-aria-[current]:text-white">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {text(`admin.menu.waiting.${of}`, { count })}</span>
    </span>
  )
}
