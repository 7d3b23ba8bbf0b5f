import { queryOptions } from '@tanstack/react-query'
import type { AdminApplication } from '../../admin-application.ts'

/** Where the applications of the back office are. */
export const applicationsPath = '/api/admin/applications'

/** Where a document of an application is. */
export const documentAddress = (applicationId: number, documentId: number) =>
  `${applicationsPath}/${applicationId}/documents/${documentId}`

/** Where it comes from to be shown, without counting as opened. */
export const sheetAddress = (applicationId: number, documentId: number) =>
  `${documentAddress(applicationId, documentId)}/sheet`

/** Where a version of a document is in whose place another one came. */
export const earlierAddress = (applicationId: number, earlierId: number) =>
  `${applicationsPath}/${applicationId}/earlier-documents/${earlierId}`

/** Where the receipt of a sum of its timeline is. */
export const receiptAddress = (applicationId: number, entryId: number) =>
  `${applicationsPath}/${applicationId}/receipts/${entryId}`

/** An application to whoever decides on it. */
export const applicationReviewQuery = (id: string) =>
  queryOptions<AdminApplication>({
    queryKey: [`${applicationsPath}/${encodeURIComponent(id)}`],
  })
