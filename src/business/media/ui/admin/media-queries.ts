import { keepPreviousData } from '@tanstack/react-query'
import { pagesOf } from '#client/pages-of.ts'
import type { MediaPage } from '../../media-image.ts'

export const mediaPath = '/api/admin/media'

/** The library, page by page, the newest first; `q` finds in names and alternative texts. */
export const mediaQuery = (q: string) => ({
  ...pagesOf<MediaPage>(mediaPath, new URLSearchParams(q && { q })),
  placeholderData: keepPreviousData,
})
