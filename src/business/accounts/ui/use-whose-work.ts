import type { Query } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { keepOnDevice, recallPreference } from '#client/preference.ts'
import { whoseWork, type WhoseWork } from '../whose-work.ts'
import { useMe } from './me.tsx'

export const todayPath = '/api/admin/today'

/** True of the first screen, whosever work it shows. */
export const isOfToday = ({ queryKey: [path] }: Pick<Query, 'queryKey'>) => String(path).startsWith(todayPath)

/** Whose work was asked for: what the address says, else what whoever is signed in chose last on this device; null of whoever never chose. */
export function useWhoseWork(): readonly [whose: WhoseWork | null, keep: (whose: WhoseWork) => void] {
  const [address] = useSearchParams()
  const name = `whose work of ${useMe()?.id}`
  const known = [address.get('whose'), recallPreference(name)]
  // Without storage it is in the address alone.
  const keep = (whose: WhoseWork) => keepOnDevice(name, whose)
  return [known.flatMap((said) => whoseWork.find((one) => one === said) ?? [])[0] ?? null, keep]
}
