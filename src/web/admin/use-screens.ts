import { useMe } from '#business/accounts/ui/me.tsx'
import { settingGroups } from '#business/company/settings/setting-groups.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { foldText, hasWords, hasWordsAlike } from '#kernel/fold-text.ts'
import { isInMenu } from './admin-page.ts'
import { adminPages } from './admin-pages.ts'

/** Something that was found, and where it is. */
export type Hit = {
  readonly to: string
  readonly name: string
  readonly about: string
  /** What belongs to it, with ways of its own. */
  readonly records?: readonly Hit[]
}
export type Group = {
  readonly title: string
  readonly hits: readonly Hit[]
  /** What is found elsewhere is what was meant: this opens at a press. */
  readonly isFolded?: boolean
}
/** What is begun most, before anything is typed. */
const mostBegun = 6

/** Letters of a word that alone names a screen or a setting. */
const shortestName = 4

/** What a screen, an action or a setting is found by; `also` to the letter only. */
type Said = { readonly name: string; readonly words: string; readonly also?: string }

/** What is begun from here, in its own words and in others that people look for it by. */
const begun = [
  { to: '/admin/leads/new?kind=message', action: 'leads.work', what: 'request' },
  { to: '/admin/leads/new?kind=appointment', action: 'leads.work', what: 'booking' },
  { to: '/admin/leads/import', action: 'leads.work', what: 'import' },
  { to: '/admin/quotes/new', action: 'quotes.work', what: 'quote' },
  { to: '/admin/applications/new', action: 'applications.work', what: 'application' },
  { to: '/admin/new', action: 'posts.manage', what: 'post' },
  { to: '/admin/products/new', action: 'products.manage', what: 'product' },
  { to: '/admin/staff', action: 'staff.manage', what: 'invitation' },
  { to: '/admin/programs', action: 'programs.manage', what: 'token' },
  { to: '/admin/programs/webhooks', action: 'programs.manage', what: 'webhook' },
] as const

/** The screens, actions and settings that what was typed names, else those whose words look like it; all screens before anything is. */
export function useScreens(typed: string, hitText: Text | null): Group[] {
  const text = useText()
  const me = useMe()
  const may = (action: string | null) => me?.may.some((allowed) => allowed === action) ?? false
  const screens = adminPages.flatMap((page) =>
    page.menu && isInMenu(page, me?.may ?? [])
      ? [
          {
            to: page.path,
            name: text(page.menu.name),
            about: '',
            words: page.path === '/admin/products' ? text('admin.search.words.catalogue') : '',
          },
        ]
      : [],
  )
  const account = { to: '/admin/account', name: text('admin.menu.account'), about: '', words: '' }
  const actions = begun.flatMap(({ to, action, what }) => {
    const words = text(`admin.search.words.${what}`)
    return may(action) ? [{ to, name: text(`admin.search.action.${what}`), about: '', words }] : []
  })
  const settings =
    typed !== '' && hitText && may('settings.manage')
      ? settingGroups.map((group) => {
          const about = hitText(`admin-settings.group.${group}.card`)
          const also = `${about} ${hitText(`admin-settings.group.${group}.text`)}`
          return {
            to: `/admin/settings/${group}`,
            name: hitText(`admin-settings.group.${group}`),
            about,
            words: '',
            also,
          }
        })
      : []
  const groups = [
    { title: text('admin.search.actions'), all: typed === '' ? actions.slice(0, mostBegun) : actions },
    { title: text('admin.search.screens'), all: [...screens, ...(may('account.manage') ? [account] : [])] },
    { title: text('admin.menu.settings'), all: settings },
  ]
  const found = (isFound: (said: Said) => boolean) =>
    groups.map(({ title, all }) => ({ title, hits: all.filter((one) => typed === '' || isFound(one)) }))
  const exact = found(({ name, words, also = '' }) => hasWords(foldText(`${name} ${words} ${also}`), typed))
  if (exact.some(({ hits }) => hits.length > 0)) return exact
  // In whole sentences every word looks like another.
  const alike = found(({ name, words }) => hasWordsAlike(foldText(`${name} ${words}`), typed))
  if (alike.some(({ hits }) => hits.length > 0)) return alike
  // Of several words that no name has together, what is called by one of them.
  const long = foldText(typed)
    .split(/\s+/)
    .filter((word) => word.length >= shortestName)
  return found(({ name }) =>
    foldText(name)
      .split(/\s+/)
      .some((word) => long.includes(word)),
  )
}
