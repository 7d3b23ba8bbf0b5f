import { useSyncExternalStore } from 'react'
import { keepInSession, recallFromSession } from '#client/session-store.ts'
import type { Money } from '#kernel/money.ts'
import type { LeadReceipt } from '../lead.ts'
import type { Ordered } from './ordered-product.tsx'

/** What the amount of an order pays. */
export type OrderExtent = 'complete' | 'withoutPanels' | 'whole'

/** An order that was stored during this visit: of what, in whose name, and how they are reached. */
export type PlacedOrder = LeadReceipt & {
  /** The number of its product, or the key of its quote. */
  readonly subject: string
  readonly product: Pick<Ordered, 'name' | 'nameEn'>
  readonly quantity: number
  readonly total: Money
  readonly extent: OrderExtent
  readonly name: string
  readonly phone: string
  /** In milliseconds since 1970. */
  readonly placedAt: number
}

const keptName = 'placed orders'
const none: readonly PlacedOrder[] = []
const listeners = new Set<() => void>()
let known: readonly PlacedOrder[] | undefined

function placedOrders(): readonly PlacedOrder[] {
  if (!known) {
    const kept = recallFromSession(keptName)
    known = Array.isArray(kept) ? (kept as PlacedOrder[]) : none
  }
  return known
}

/** Keeps an order for this visit, the newest first. */
export function keepPlacedOrder(order: PlacedOrder): void {
  known = [order, ...placedOrders()]
  keepInSession(keptName, known)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The orders of this visit of some subjects, the newest first; the server knows of none. */
export function usePlacedOrders(subjects: readonly string[]): readonly PlacedOrder[] {
  return useSyncExternalStore(subscribe, placedOrders, () => none).filter(({ subject }) => subjects.includes(subject))
}
