import type { PageMeta } from './page.ts'

/** Puts a page's title and description into the document after a navigation in the browser. */
export function showMeta({ title, description }: PageMeta): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}
