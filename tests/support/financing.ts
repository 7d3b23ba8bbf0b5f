import { randomUUID } from 'node:crypto'
import { productCategories, products } from '#business/catalogue/tables.server.ts'
import type { ApplicationAccess } from '#business/financing/application-access.ts'
import { applyForFinancing } from '#business/financing/apply-for-financing.server.ts'
import { documentTypes, type DocumentType } from '#business/financing/document-type.ts'
import { financingDocuments } from '#business/financing/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { storedFiles } from '#platform/files/tables.server.ts'
import type { Services } from '#platform/services.server.ts'

/** The plan of the specification, as a browser applies for it. */
export const planRequest = {
  productId: 2,
  downPaymentPercentage: 30,
  tenureMonths: 12,
  monthlyPayment: 204_167,
  totalAmount: 3_500_000,
}

/** Product 2 of the specification, sold in Nigeria, and nothing else. */
export async function sellProductTwo(db: Database): Promise<void> {
  await db.insert(productCategories).values({ id: 1, slug: 'kits', name: 'Kits', nameEn: 'Kits' })
  await db.insert(products).values({
    id: 2,
    slug: 'power-m',
    name: 'Kit Power M',
    nameEn: 'Power M kit',
    prices: { cm: { amount: 3_500_000, status: 'specification', basis: '' } },
  })
}

/** A draft for {@link planRequest} and what opens it. */
export async function beginApplication(services: Services): Promise<ApplicationAccess> {
  const outcome = await applyForFinancing(services, planRequest, { language: 'fr' })
  if (!outcome.ok) throw new Error(outcome.problem.code)
  const { access } = outcome.value
  if (!access) throw new Error('it opens nothing')
  return access
}

/** Gives an application documents, all five unless told which; their files hold nothing. Answers their keys. */
export async function giveDocuments(
  { db, now }: Pick<Services, 'db' | 'now'>,
  applicationId: number,
  types: readonly DocumentType[] = documentTypes,
): Promise<string[]> {
  const documents = types.map((type) => ({
    applicationId,
    type,
    name: `${type}.pdf`,
    mediaType: 'application/pdf',
    size: 1200,
    storedKey: `documents/${randomUUID()}`,
    createdAt: now(),
  }))
  const files = documents.map(({ storedKey: key, size, createdAt }) => ({
    key,
    size,
    createdAt,
    kept: true,
    sealedKey: 'sealed',
  }))
  await db.insert(storedFiles).values(files)
  await db.insert(financingDocuments).values(documents)
  return documents.map(({ storedKey }) => storedKey)
}
