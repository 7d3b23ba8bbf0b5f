import * as z from 'zod/mini'
import { canBeFinanced } from '#business/catalogue/can-be-financed.ts'
import type { Product } from '#business/catalogue/product.ts'
import { sharedBy } from '#kernel/given-names.ts'
import type { Currency } from '#kernel/money.ts'
import { weighWithRunning } from './affordability.ts'
import type { Application } from './application.ts'
import { undecidedStatuses, type ApplicationStatus } from './application-status.ts'
import type { Affordability } from './calculation.ts'
import { isSeenElsewhere, isUnreadable, type DocumentFault } from './document-fault.ts'
import { documentTypes, inOrder, type DocumentType } from './document-type.ts'

const documents = z.readonly(z.array(z.enum(documentTypes)))

/** What is missing or odd in an application; sums in whole units of its country's currency. */
export const concernSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('documents_missing'), documents }),
  z.object({ kind: z.literal('documents_unopened'), documents }),
  z.object({ kind: z.literal('documents_unopened_second'), documents }),
  z.object({ kind: z.literal('documents_unreadable'), documents }),
  z.object({ kind: z.literal('documents_seen_elsewhere'), documents }),
  z.object({ kind: z.literal('documents_same'), documents }),
  z.object({ kind: z.literal('documents_unchanged'), documents }),
  z.object({ kind: z.literal('income_absent') }),
  z.object({ kind: z.literal('income_unreadable') }),
  z.object({ kind: z.literal('income_short'), missing: z.int() }),
  z.object({
    kind: z.literal('running_contract'),
    reference: z.string(),
    monthlyPayment: z.int(),
    tenureMonths: z.int(),
    share: z.nullable(z.number()).check(z.describe('Percent of the income that goes to all payments together.')),
  }),
  z.object({ kind: z.literal('other_undecided'), reference: z.string() }),
  z.object({ kind: z.literal('other_declined'), reference: z.string() }),
  z.object({ kind: z.literal('several_names'), contact: z.string(), count: z.int() }),
  z.object({ kind: z.literal('product_not_offered') }),
  z.object({ kind: z.literal('product_changed') }),
  z.object({ kind: z.literal('price_changed'), was: z.int(), now: z.int() }),
])
export type Concern = Readonly<z.infer<typeof concernSchema>>

/** Another application from the same phone or email, as it is weighed. */
export type OtherApplication = {
  readonly reference: string
  readonly status: ApplicationStatus
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly createdAt: string
  readonly currency: Currency
  readonly monthlyPayment: number
  readonly tenureMonths: number
  /** Approved, and not yet paid to its end. */
  readonly isRunning: boolean
}

type Considered = Pick<
  Application,
  'additionalInfo' | 'createdAt' | 'missingDocuments' | 'monthlyPayment' | 'product' | 'requestedDocuments'
> & {
  readonly affordability: Affordability | null
  readonly countedIncome: number | null
  readonly isAffordable: boolean | null
  readonly documents: readonly {
    readonly type: DocumentType
    readonly openedAt: string | null
    /** Whoever is to approve it second has not opened it. */
    readonly isUnseen: boolean
    readonly fault: DocumentFault | null
    readonly checkedAt: string | null
    /** Others that are the same file. */
    readonly sameAs: readonly DocumentType[]
    /** The same file as the one in whose place it came. */
    readonly isUnchanged: boolean
  }[]
}

/**
 * What whoever decides should know first: nobody can be told, documents that have not come, that nobody has opened,
 * that can't be read, were seen elsewhere only or are one file, an income that is absent, unreadable or too little, what else the same person applied for, and a product that is another one than
 * was applied for. `productNow` is that of the catalogue in the application's country; null where there is none.
 */
export function concernsOf(
  application: Considered,
  productNow: Product | null,
  others: readonly OtherApplication[],
): Concern[] {
  const { additionalInfo, missingDocuments, requestedDocuments } = application
  const missing = inOrder([...missingDocuments, ...requestedDocuments])
  const come = application.documents.filter(({ type }) => !requestedDocuments.includes(type))
  const readable = come.filter(({ fault }) => fault === null)
  const unopened = readable.filter(({ openedAt }) => openedAt === null).map(({ type }) => type)
  const unseen = readable.filter(({ openedAt, isUnseen }) => openedAt !== null && isUnseen).map(({ type }) => type)
  const unchanged = inOrder(come.filter(({ isUnchanged }) => isUnchanged).map(({ type }) => type))
  const unreadable = come.filter(isUnreadable).map(({ type }) => type)
  const elsewhere = come.filter(isSeenElsewhere).map(({ type }) => type)
  return [
    ...(additionalInfo.email || additionalInfo.phone ? [] : [{ kind: 'unreachable' } as const]),
    ...(missing.length > 0 ? [{ kind: 'documents_missing', documents: missing } as const] : []),
    ...(unopened.length > 0 ? [{ kind: 'documents_unopened', documents: unopened } as const] : []),
    ...(unseen.length > 0 ? [{ kind: 'documents_unopened_second', documents: unseen } as const] : []),
    ...(unreadable.length > 0 ? [{ kind: 'documents_unreadable', documents: unreadable } as const] : []),
    ...(elsewhere.length > 0 ? [{ kind: 'documents_seen_elsewhere', documents: elsewhere } as const] : []),
    ...sameFiles(come).map((same) => ({ kind: 'documents_same', documents: same }) as const),
    ...(unchanged.length > 0 ? [{ kind: 'documents_unchanged', documents: unchanged } as const] : []),
    ...incomeConcerns(application),
    ...personConcerns(application, others),
    ...productConcerns(application.product, productNow),
  ]
}

/** Documents that are one file, each such file once. */
function sameFiles(come: Considered['documents']): DocumentType[][] {
  const types = new Set(come.map(({ type }) => type))
  const files = come.map(({ type, sameAs }) => inOrder([type, ...sameAs]).filter((one) => types.has(one)))
  return files.filter((file, at) => file.length > 1 && file[0] === come[at]?.type)
}

function incomeConcerns({ additionalInfo, affordability, isAffordable, countedIncome }: Considered): Concern[] {
  if (!affordability || isAffordable) return []
  if (countedIncome === null) {
    return [{ kind: additionalInfo.monthlyIncome.trim() === '' ? 'income_absent' : 'income_unreadable' }]
  }
  return [{ kind: 'income_short', missing: affordability.minimumIncome - countedIncome }]
}

function personConcerns(application: Considered, others: readonly OtherApplication[]): Concern[] {
  const { additionalInfo, createdAt } = application
  const running = others.filter(({ isRunning }) => isRunning)
  const share = shareOfAll(application, running)
  const theirs = (isOne: (status: ApplicationStatus) => boolean) => others.filter(({ status }) => isOne(status))
  const own = { ...additionalInfo, name: additionalInfo.fullName ?? '', createdAt }
  const shared = sharedBy(additionalInfo, [own, ...others])
  return [
    ...running.map(({ reference, monthlyPayment, tenureMonths }) => {
      return { kind: 'running_contract', reference, monthlyPayment, tenureMonths, share } as const
    }),
    ...theirs((status) => undecidedStatuses.includes(status)).map(({ reference }) => {
      return { kind: 'other_undecided', reference } as const
    }),
    ...theirs((status) => status === 'declined').map(
      ({ reference }) => ({ kind: 'other_declined', reference }) as const,
    ),
    ...(shared ? [{ kind: 'several_names', ...shared } as const] : []),
  ]
}

/** Percent of the income that this payment and those of other contracts take together; null where that can't be told. */
function shareOfAll(
  { affordability, countedIncome, monthlyPayment, product }: Considered,
  running: readonly OtherApplication[],
): number | null {
  const { currency } = product
  return (affordability && weighWithRunning({ monthlyPayment, currency }, countedIncome, running)?.share) ?? null
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
