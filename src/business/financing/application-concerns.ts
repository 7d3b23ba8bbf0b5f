import * as z from 'zod/mini'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { Product } from '#business/catalogue/product.ts'
import type { Application } from './application.ts'
import type { Affordability } from './calculation.ts'
import { documentTypes, type DocumentType } from './document-type.ts'

const documents = z.readonly(z.array(z.enum(documentTypes)))

/** What is missing or odd in an application; sums in whole units of its country's currency. */
export const concernSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('documents_missing'), documents }),
  z.object({ kind: z.literal('documents_unopened'), documents }),
  z.object({ kind: z.literal('income_absent') }),
  z.object({ kind: z.literal('income_unreadable') }),
  z.object({ kind: z.literal('income_short'), missing: z.int() }),
  z.object({ kind: z.literal('product_not_offered') }),
  z.object({ kind: z.literal('product_changed') }),
  z.object({ kind: z.literal('price_changed'), was: z.int(), now: z.int() }),
])
export type Concern = Readonly<z.infer<typeof concernSchema>>

type Considered = Pick<Application, 'additionalInfo' | 'missingDocuments' | 'product' | 'requestedDocuments'> & {
  readonly affordability: Affordability | null
  readonly statedIncome: number | null
  readonly isAffordable: boolean | null
  readonly documents: readonly { readonly type: DocumentType; readonly openedAt: string | null }[]
}

/**
 * What whoever decides should know first: nobody can be told, documents that have not come or that nobody has opened, an
 * income that is absent, unreadable or too little, and a product that is another one than was applied for.
 * `productNow` is that of the catalogue in the application's country; null where there is none.
 */
export function concernsOf(application: Considered, productNow: Product | null): Concern[] {
  const { additionalInfo, missingDocuments, requestedDocuments } = application
  const missing = documentTypes.filter((type) => missingDocuments.includes(type) || requestedDocuments.includes(type))
  const unopened = application.documents
    .filter(({ type, openedAt }) => openedAt === null && !requestedDocuments.includes(type))
    .map(({ type }) => type)
  return [
    ...(additionalInfo.email || additionalInfo.phone ? [] : [{ kind: 'unreachable' } as const]),
    ...(missing.length > 0 ? [{ kind: 'documents_missing', documents: missing } as const] : []),
    ...(unopened.length > 0 ? [{ kind: 'documents_unopened', documents: unopened } as const] : []),
    ...incomeConcerns(application),
    ...productConcerns(application.product, productNow),
  ]
}

function incomeConcerns({ additionalInfo, affordability, isAffordable, statedIncome }: Considered): Concern[] {
  if (!affordability || isAffordable) return []
  if (additionalInfo.monthlyIncome.trim() === '') return [{ kind: 'income_absent' }]
  if (statedIncome === null) return [{ kind: 'income_unreadable' }]
  return [{ kind: 'income_short', missing: affordability.minimumIncome - statedIncome }]
}

const identifying = ['name', 'nameEn', 'manufacturer', 'capacity', 'batteryCapacity'] as const

function productConcerns(then: Considered['product'], now: Product | null): Concern[] {
  if (!now || now.price === null || !canBeFinanced(now)) return [{ kind: 'product_not_offered' }]
  const isAnother = identifying.some((field) => now[field] !== then[field])
  return [
    ...(isAnother ? [{ kind: 'product_changed' } as const] : []),
    ...(now.price === then.price ? [] : [{ kind: 'price_changed', was: then.price, now: now.price } as const]),
  ]
}
