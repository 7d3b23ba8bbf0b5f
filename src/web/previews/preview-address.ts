import type { Visitor } from '#client/visitor.tsx'
import type { Language } from '#kernel/language.ts'

/** A moment as a short name of what was shown at it: a chat that keeps pictures by address asks for a new one. */
function version(updatedAt: string): string {
  return Date.parse(updatedAt).toString(36)
}

/** Where the picture of a product is, with its price in the visitor's country. */
export function productPreviewPath({ id, updatedAt }: { id: number; updatedAt: string }, visitor: Visitor): string {
  return `/og/products/${id}.png?lang=${visitor.language}&country=${visitor.country}&v=${version(updatedAt)}`
}

/** Where the picture of a post is. */
export function postPreviewPath({ slug, updatedAt }: { slug: string; updatedAt: string }, language: Language): string {
  return `/og/news/${encodeURIComponent(slug)}.png?lang=${language}&v=${version(updatedAt)}`
}

/** Where the picture of a case study is. */
export function solutionPreviewPath(id: number, language: Language): string {
  return `/og/solutions/${id}.png?lang=${language}`
}

/** Where the picture of every other page is. */
export function sitePreviewPath({ language, country }: Visitor): string {
  return `/og/site.png?lang=${language}&country=${country}`
}
