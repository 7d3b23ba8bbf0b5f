import { eq } from 'drizzle-orm'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Transaction } from '#platform/database/database.server.ts'
import { productCategories } from './tables.server.ts'

/** Refuses a category that there is not: `invalid` (`categoryId`: `unknown_value`). */
export async function knownCategory(tx: Transaction, id: number): Promise<Outcome<null>> {
  const [category] = await tx
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(eq(productCategories.id, id))
  return category ? done(null) : refused('invalid', { errors: [{ path: 'categoryId', code: 'unknown_value' }] })
}
