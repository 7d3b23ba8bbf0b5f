import { pagesOf } from '#client/pages-of.ts'
import type { DueTranslationPage } from '../../due-translation.ts'

export const translationsPath = '/api/admin/translations'

/** What is due, page after page; `kind` is '' for everything. */
export const dueTranslationPages = (kind: string) =>
  pagesOf<DueTranslationPage>(translationsPath, new URLSearchParams(kind && { kind }))
