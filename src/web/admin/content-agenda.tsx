import { Link } from 'react-router'
import type { ContentToday } from '#business/accounts/content-today.ts'
import type { AgendaItem } from '#design/admin/agenda.tsx'
import { Button } from '#design/button.tsx'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import { countries, countryTable } from '#kernel/country.ts'
import { currencyTable } from '#kernel/money.ts'

type Part = {
  readonly kind: keyof ContentToday
  readonly menu: 'translations' | 'products' | 'media' | 'photographs'
  readonly to: string
  readonly icon: AgendaItem['icon']
  readonly count: number | null | undefined
  readonly currency?: string
}

/** What the content of the site lacks: a line for each kind of it, which leads to the screen that counts it. */
export function useContentAgenda(content: ContentToday | null): readonly AgendaItem[] {
  const text = useText()
  if (!content) return []
  const { translations, images, unpriced, photographs } = content
  const parts: readonly Part[] = [
    { kind: 'translations', menu: 'translations', to: '/admin/translations', icon: 'globe', count: translations },
    ...countries.map((country) => ({
      kind: 'unpriced' as const,
      menu: 'products' as const,
      to: `/admin/products?unpriced=${country}`,
      icon: 'box' as const,
      count: unpriced?.[country],
      currency: currencyTable[countryTable[country].currency].name[text.language],
    })),
    { kind: 'images', menu: 'media', to: '/admin/media', icon: 'picture', count: images },
    {
      kind: 'photographs',
      menu: 'photographs',
      to: '/admin/settings/photographs',
      icon: 'picture',
      count: photographs,
    },
  ]
  return parts.flatMap(({ kind, menu, to, icon, count, currency = '' }): AgendaItem[] => {
    if (!count) return []
    const detail = text(`admin-today.content.${kind}`, { count, currency })
    const action = text(`admin-today.content.${kind}.do`)
    return [
      {
        key: to,
        group: 'lacking',
        due: Infinity,
        when: '',
        icon,
        title: text(`admin.menu.${menu}`),
        to,
        detail,
        actions: (
          <Button asChild tone="secondary" size="sm">
            <Link to={to} aria-label={joinWithDots([action, detail])}>
              {action}
            </Link>
          </Button>
        ),
      },
    ]
  })
}
