import { useLocation } from 'react-router'

/** What a link to a request carries with which how its person is reached is put right at once. */
export const correctPerson = { correctPerson: true } as const

/** Whoever came by such a link. */
export const useCorrectsPerson = (): boolean =>
  ((useLocation().state ?? {}) as Partial<typeof correctPerson>).correctPerson ?? false
