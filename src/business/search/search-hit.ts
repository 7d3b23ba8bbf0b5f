import { currencies } from '#kernel/money.ts'
import * as z from 'zod/mini'

export const hitKinds = ['product', 'article', 'solution'] as const
export type HitKind = (typeof hitKinds)[number]

/** A thing that a search found, in the language that was asked for. */
export const searchHitSchema = z.object({
  kind: z.enum(hitKinds),
  title: z.string(),
  excerpt: z.string().check(z.describe('What it is about, in a few lines; empty where nobody wrote any.')),
  href: z.string().check(z.describe('The path of its page.')),
  imageUrl: z.nullable(z.string()),
  price: z.nullable(z.int()).check(z.describe('Of a product: whole units of `currency`; null on request.')),
  currency: z.nullable(z.enum(currencies)),
  isFinanced: z.boolean().check(z.describe('Of a product: it can be paid in instalments.')),
  withoutPanels: z.boolean().check(z.describe('Of a product: the price is that of a system without its panels.')),
})
export type SearchHit = Readonly<z.infer<typeof searchHitSchema>>
