import type { ContentToday } from '#business/accounts/content-today.ts'
import type { AgendaItem } from '#design/admin/agenda.tsx'
import type { IconName } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'

/** What the content of the site lacks: a line for each kind of it, which leads to the screen that counts it. */
export function useContentAgenda(content: ContentToday | null): readonly AgendaItem[] {
  const text = useText()
  if (!content) return []
  const line = (
    title: string,
    to: string,
    icon: IconName,
    count: number | null | undefined,
    detail: string,
  ): AgendaItem[] =>
    count
      ? [{ key: to, group: 'later', due: Infinity, when: text('admin-today.content'), icon, title, to, detail }]
      : []
  const { translations, images, unpriced, photographs } = content
  const counted = (count: number | null) => ({ count: count ?? 0 })
  return [
    ...line(
      text('admin.menu.translations'),
      '/admin/translations',
      'globe',
      translations,
      text('admin-today.content.translations', counted(translations)),
    ),
    ...countries.flatMap((country) => {
      const count = unpriced?.[country] ?? 0
      const currency = currencyTable[countryTable[country].currency].name[text.language]
      const detail = text('admin-today.content.unpriced', { count, currency })
      return line(text('admin.menu.products'), `/admin/products?unpriced=${country}`, 'cart', count, detail)
    }),
    ...line(
      text('admin.menu.media'),
      '/admin/media',
      'panel',
      images,
      text('admin-today.content.images', counted(images)),
    ),
    ...line(
      text('admin.menu.photographs'),
      '/admin/settings/photographs',
      'home',
      photographs,
      text('admin-today.content.photographs', counted(photographs)),
    ),
  ]
}
