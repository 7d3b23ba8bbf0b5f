import { QueryClient, queryOptions } from '@tanstack/react-query'
import { apiErrorOf } from './api-error.ts'

/** How a GET reaches the API: the network in a browser, a call in the same process on the server. */
export type FetchApi = (path: string, signal?: AbortSignal) => Promise<Response>

/** The one data layer: a query's key is the path that it GETs. Never stale, no retry, no refetch on focus; the worker answers without a network. */
export function createQueryClient(fetchApi: FetchApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        queryFn: async ({ queryKey, signal }) => {
          const response = await fetchApi(String(queryKey[0]), signal)
          if (!response.ok) throw await apiErrorOf(response)
          return response.json() as Promise<unknown>
        },
      },
    },
  })
}

/** What is not there is told at once, and not asked for again before somebody wants it. */
export const asked = <T>(path: string) => queryOptions<T>({ queryKey: [path], retryOnMount: false })
