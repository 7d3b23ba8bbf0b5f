import { useEffect, useState } from 'react'
import { keepInSession, recallFromSession } from './session-store.ts'

const name = 'seen products'
const most = 5

/** Ids of the products whose pages were looked at in this tab, the last first. */
function seenProducts(): readonly number[] {
  const kept = recallFromSession(name)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
}

/** Remembers for this tab that a product's page was looked at. */
export function rememberSeenProduct(id: number): void {
  keepInSession(name, [id, ...seenProducts().filter((other) => other !== id)].slice(0, most))
}

/** The products that were looked at, the last first; none until the page is hydrated, as the server knows of none. */
export function useSeenProducts(): readonly number[] {
  const [seen, setSeen] = useState<readonly number[]>([])
  useEffect(() => setSeen(seenProducts()), [])
  return seen
}
