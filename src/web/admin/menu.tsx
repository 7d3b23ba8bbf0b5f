import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Waiting } from '#business/accounts/waiting.ts'
import { useMe } from '#business/accounts/ui/me.tsx'
import { SignOut } from '#business/accounts/ui/sign-out.tsx'
import { Icon } from '#design/icon.tsx'
import { keepOnDevice, recallPreference } from '#client/preference.ts'
import { useText } from '#i18n/text-context.tsx'
import { isInMenu, menuGroups, type AdminPage, type MenuGroup } from './admin-page.ts'
import { adminPages } from './admin-pages.ts'
import { LanguageChoice } from './language-choice.tsx'

/**
 * Asked again on every page and after every change, and never by a clock: a page that nobody looks at would keep its
 * session open. That it is refused is no reason to leave a page.
 */
export const waitingQuery = () => queryOptions<Waiting>({ queryKey: ['/api/admin/waiting'], meta: { isAside: true } })

type MenuProps = { readonly onChosen?: () => void }

/**
 * What one may do, in groups, with what waits there; then one's account, the site, the language, the way out. A desk of
 * 800 px shows it whole: rows are lower for a mouse than for a finger, and grow with the window. On a lower one it
 * scrolls, and says so by a shade at its end; on a phone it goes under one's account.
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
  const shown = adminPages.filter((page) => isInMenu(page, me?.may ?? []))
  const groups = menuGroups
    .map((group) => ({ group, pages: shown.filter(({ menu }) => menu?.group === group) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <>
      <nav
        ref={nav}
        aria-label={text('admin.menu')}
        className="shaded-ends grid min-h-0 content-start gap-3 overflow-y-auto lg:gap-0"
      >
        {groups.map(({ group, pages }) => (
          <Group key={group} group={group} pages={pages} {...(onChosen && { onChosen })} />
        ))}
      </nav>
      <div className="mt-auto grid shrink-0 border-t border-current/15 pt-1 max-lg:sticky max-lg:bottom-0 max-lg:-mx-5 max-lg:-mb-5 max-lg:bg-sand max-lg:px-5 max-lg:pb-1">
        <div className="flex items-center">
          {me && (
            <NavLink
              to="/admin/account"
              onClick={onChosen}
              className={`${rowStyle} grid min-h-11 min-w-0 grow content-center text-sm leading-tight lg:pointer-fine:min-h-9`}
            >
              <span className="truncate font-semibold">{me.name}</span>
              <span className="text-xs leading-tight opacity-75">{text('admin.menu.account')}</span>
            </NavLink>
          )}
          <a
            href="/"
            title={text('admin.menu.site')}
            aria-label={text('admin.menu.site')}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-current/10 lg:pointer-fine:size-9"
          >
            <Icon name="external" />
          </a>
        </div>
        <div className="flex items-center justify-between lg:pointer-fine:[&_button]:h-8 lg:pointer-fine:[&_button]:min-h-8">
          <SignOut />
          <LanguageChoice />
        </div>
      </div>
    </>
  )
}

const rowHeight = 'min-h-11 lg:pointer-fine:min-h-[clamp(1.5625rem,3.125dvh,2rem)]'
const rowStyle =
  'rounded-control px-3 hover:bg-current/10 aria-[current]:bg-current/15 aria-[current]:font-semibold aria-[current]:inset-shadow-[3px_0] aria-[current]:inset-shadow-sun'

type GroupProps = MenuProps & { readonly group: MenuGroup; readonly pages: readonly AdminPage[] }

function Group({ group, pages, onChosen }: GroupProps) {
  const text = useText()
  const { pathname } = useLocation()
  const me = useMe()
  // Until then nothing is told to them.
  const isDue = !me || me.hasOneTimePassword || me.needsSecondFactor
  const { data: waiting } = useQuery({ ...waitingQuery(), enabled: !isDue })
  const id = `menu-${group}`
  const isHere = pages.some(({ path }) => path === pathname)
  const hasWork = pages.some(({ menu }) => menu?.counts && (waiting?.[menu.counts] ?? 0) > 0)
  const list = (
    <ul aria-labelledby={id} className="grid">
      {pages.map(({ path, menu }) => (
        <li key={path}>
          <NavLink
            to={path}
            end={path === '/admin'}
            onClick={onChosen}
            aria-current={path === pathname ? 'page' : undefined}
            className={`${rowStyle} ${rowHeight} flex items-center justify-between gap-1 leading-tight`}
          >
            {menu && text(menu.name)}
            {menu?.counts && <Count of={menu.counts} count={waiting?.[menu.counts] ?? 0} />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
  const name = <span id={id}>{text(`admin.menu.group.${group}`)}</span>
  if (group === 'desk') {
    return (
      <div>
        <span className="sr-only">{name}</span>
        {list}
      </div>
    )
  }
  return (
    <details
      open={isHere || !closedGroups().includes(group)}
      onToggle={({ currentTarget: { open } }) => rememberGroup(group, open)}
      className="group lg:mt-1"
    >
      <summary className="flex min-h-11 list-none items-center justify-between rounded-control px-3 text-xs font-semibold tracking-wide hover:bg-current/10 lg:pointer-fine:min-h-6">
        <span className="opacity-75">{name}</span>
        {hasWork && <span className="mr-auto ml-2 size-2 rounded-full bg-sun group-open:hidden" />}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  )
}

const closedKey = 'closed menu'

/** The groups that are folded on this device. */
const closedGroups = (): readonly string[] => (recallPreference(closedKey) ?? '').split(' ')

function rememberGroup(group: MenuGroup, isOpen: boolean): void {
  const others = closedGroups().filter((one) => one !== group)
  keepOnDevice(closedKey, (isOpen ? others : [...others, group]).join(' '))
}

/** How much waits; said in words to whoever does not see where it stands. */
function Count({ of, count }: { of: keyof Waiting; count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <span className="min-w-6 shrink-0 rounded-full bg-current/15 px-1.5 text-center text-sm font-semibold tabular-nums">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {text(`admin.menu.waiting.${of}`, { count })}</span>
    </span>
  )
}
