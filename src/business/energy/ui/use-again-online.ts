import { useEffect } from 'react'
import type { Calculated } from '#client/calculated.ts'

type Answered = { readonly data: Calculated<object> | undefined; readonly refetch: () => Promise<unknown> }

/** Asks the server for what this device worked out, as soon as there is a network. */
export function useAgainOnline({ data, refetch }: Answered): void {
  const isOwn = data?.pricesOf !== undefined
  useEffect(() => {
    if (!isOwn) return
    const ask = () => void refetch()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [isOwn, refetch])
}
