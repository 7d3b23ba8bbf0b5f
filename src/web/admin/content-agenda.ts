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
  const line = (to: string, icon: IconName, title: string): AgendaItem => ({
    key: to,
    group: 'later',
    due: Infinity,
    when: '',
    icon,
    title,
    to,
  })
  const { translations, images, unpriced, photographs } = content
  return [
    ...(translations
      ? [line('/admin/translations', 'globe', text('admin-today.content.translations', { count: translations }))]
      : []),
    ...countries.flatMap((country) => {
      const count = unpriced?.[country] ?? 0
      const currency = currencyTable[countryTable[country].currency].name[text.language]
      const title = text('admin-today.content.unpriced', { count, currency })
      return count > 0 ? [line(`/admin/products?unpriced=${country}`, 'cart', title)] : []
    }),
    ...(images ? [line('/admin/media', 'panel', text('admin-today.content.images', { count: images }))] : []),
    ...(photographs
      ? [line('/admin/settings/photographs', 'home', text('admin-today.content.photographs', { count: photographs }))]
      : []),
  ]
}
