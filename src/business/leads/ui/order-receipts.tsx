import { LazyPart } from '#client/lazy.tsx'
import { leadWords } from './lead-words.ts'
import type { PlacedOrder } from './placed-orders.ts'

const loadReceipt = () => import('./order-receipt.tsx')

/** What was ordered, in the flow of a page; its code and words are fetched with the first order. */
export function OrderReceipts({ orders }: { orders: readonly PlacedOrder[] }) {
  return orders.map((order) => (
    <LazyPart key={order.reference} load={loadReceipt} contexts={leadWords} props={{ order }} waiting={null} />
  ))
}
