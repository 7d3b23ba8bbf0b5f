import type { DueTranslation } from '../../due-translation.ts'
import type { TranslatedKind } from '../../translated-kind.ts'

const screens: Readonly<Record<TranslatedKind, string>> = {
  post: '/admin/posts?edit=',
  product: '/admin/products?edit=',
  solution: '/admin/proven-solutions?edit=',
  settings: '/admin/settings/',
}

/** Where a record is edited. */
export function recordAddress({ kind, recordId }: Pick<DueTranslation, 'kind' | 'recordId'>): string {
  return screens[kind] + encodeURIComponent(recordId)
}
