import { queryOptions } from '@tanstack/react-query'
import { apiErrorOf } from '#client/api-error.ts'
import type { AdminApplication, ApplicationPage } from '../../admin-application.ts'

/** Where the applications of the back office are. */
export const applicationsPath = '/api/admin/applications'

/** An application to whoever decides on it. */
export const applicationReviewQuery = (id: string) =>
  queryOptions<AdminApplication>({ queryKey: [`${applicationsPath}/${encodeURIComponent(id)}`] })

/** A page of the list that a filter makes. Throws an ApiError. */
export async function readApplicationPage(
  filter: URLSearchParams,
  cursor: string,
  signal: AbortSignal,
): Promise<ApplicationPage> {
  const query = new URLSearchParams(filter)
  if (cursor) query.set('cursor', cursor)
  const response = await fetch(`${applicationsPath}?${query.toString()}`, { credentials: 'include', signal })
  if (!response.ok) throw await apiErrorOf(response)
  return (await response.json()) as ApplicationPage
}
