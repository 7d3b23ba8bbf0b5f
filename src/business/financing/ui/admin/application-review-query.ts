import { queryOptions } from '@tanstack/react-query'
import type { AdminApplication } from '../../admin-application.ts'

/** Where the applications of the back office are. */
export const applicationsPath = '/api/admin/applications'

/** Where a document of an application is read. */
export const documentAddress = (applicationId: number, documentId: number) =>
  `${applicationsPath}/${applicationId}/documents/${documentId}`

/** An application to whoever decides on it. */
export const applicationReviewQuery = (id: string) =>
  queryOptions<AdminApplication>({
    queryKey: [`${applicationsPath}/${encodeURIComponent(id)}`],
    // Its documents are read in other tabs, and that they were is told here.
    refetchOnWindowFocus: true,
  })
