import type { Bar } from '#design/charts/bar-list.tsx'
import { formatNumber } from '#i18n/format.ts'
import { placeName } from '#business/leads/places.ts'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { Counted, Analytics } from '../../analytics.ts'
import type { Language } from '#kernel/language.ts'

/** The lists of the analytics as bars, in words. */
export function useAnalyticsBars(analytics: Analytics) {
  const { contacts } = useCompany()
  const text = useText()
  const { language } = text
  const amount = (count: number) => formatNumber(count, language)
  const bars = <Key extends string>(counted: readonly Counted<Key>[], label: (key: Key) => string): Bar[] =>
    counted.map(({ key, count }) => ({ key, label: label(key), value: count, amount: amount(count) }))

  return {
    kinds: bars(analytics.requestsByKind, (kind) => text(`admin-leads.kind.${kind}`)),
    pages: bars(analytics.requestsByPage, (page) => text(`admin-analytics.page.${page}`)),
    countries: bars(analytics.requestsByCountry, (country) => contacts[country].name[language]),
    segments: bars(analytics.auditsBySegment, (segment) => text(`admin-analytics.segment.${segment}`)),
    states: analytics.requestsByState.map(({ country, key, count }): Bar => ({
      key: `${country} ${key}`,
      label: placeName(key) ?? text('leads.place.other'),
      value: count,
      amount: amount(count),
      ...(analytics.country === null && { note: contacts[country].name[language] }),
    })),
    products: analytics.products.map(({ id, name, nameEn, orders, applications }): Bar => {
      const parts = [
        orders > 0 && text('admin-analytics.products.orders', { count: orders }),
        applications > 0 && text('admin-analytics.products.applications', { count: applications }),
      ]
      return {
        key: id,
        label:
          name !== null && nameEn !== null
            ? nameIn({ name, nameEn }, language)
            : text('admin-analytics.products.gone', { id }),
        note: <span className="block">{parts.filter(Boolean).join(' · ')}</span>,
        value: orders + applications,
        amount: amount(orders + applications),
      }
    }),
    appliances: analytics.appliances.map((appliance): Bar => {
      const { id, audits } = appliance
      const share = shareOf(audits, analytics.audits, language)
      return {
        key: String(id),
        label: nameIn(appliance, language),
        value: audits,
        amount: amount(audits),
        note: share !== null && <span className="block">{text('admin-analytics.appliances.share', { share })}</span>,
      }
    }),
  }
}

/** A part of a whole in percent, without the sign: `12`, `4,5`; null of nothing. */
export function shareOf(part: number, whole: number, language: Language): string | null {
  if (whole <= 0) return null
  const share = (part / whole) * 100
  return formatNumber(share, language, share > 0 && share < 10 ? 1 : 0)
}
