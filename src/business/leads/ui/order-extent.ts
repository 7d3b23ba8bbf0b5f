import type { Text } from '#i18n/text.ts'
import type { OrderExtent } from './placed-orders.ts'

/** What the amount of an order pays, in words. */
export function extentWords(extent: OrderExtent, text: Text): string {
  if (extent === 'complete') return text('leads.order.total.complete')
  const total = text('leads.order.total')
  return extent === 'withoutPanels' ? `${total}, ${text('shell.withoutPanels')}` : total
}
