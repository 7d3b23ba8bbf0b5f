import { currencies } from '#kernel/money.ts'
import * as z from 'zod/mini'

export const hitKinds = ['product', 'article', 'solution'] as const
export type HitKind = (typeof hitKinds)[number]

/** The most that is found of each kind. */
export const mostOfKind = 8

/** A thing that a search found, in the language that was asked for. */
export const searchHitSchema = z.object({
  kind: z.enum(hitKinds),
  title: z.string(),
  excerpt: z.string().check(z.describe('What it is about, in a few lines; empty where nobody wrote any.')),
  href: z.string().check(z.describe('The path of its page.')),
  imageUrl: z.nullable(z.string()),
  price: z.nullable(z.int()).check(z.describe('Of a product: whole units of `currency`; null on request.')),
  currency: z.nullable(z.enum(currencies)),
})
export type SearchHit = Readonly<z.infer<typeof searchHitSchema>>

type HitGroup = { readonly kind: HitKind; readonly things: readonly SearchHit[] }

/** What was found by kind: first the kind of what fits best. */
export function groupHits(found: readonly SearchHit[]): HitGroup[] {
  const kinds = new Set(found.map(({ kind }) => kind))
  return Array.from(kinds, (kind) => ({ kind, things: found.filter((thing) => thing.kind === kind) }))
}

/** Whether there may be more than was told: a kind has as many as are told of one. */
export function isCutOff(found: readonly SearchHit[]): boolean {
  return groupHits(found).some(({ things }) => things.length === mostOfKind)
}
