import { queryOptions } from '@tanstack/react-query'

/** What is not there is told at once, and not asked for again before somebody wants it. */
export const asked = <T>(path: string) => queryOptions<T>({ queryKey: [path], retryOnMount: false })
