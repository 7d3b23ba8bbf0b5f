import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { demoCatalogue } from '../../../db/demo/catalogue.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { someStaff } from '../../../tests/support/staff.ts'
import { auditLog } from '#business/accounts/tables.server.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { changeProduct } from './change-product.server.ts'
import { readProductFields } from './editing/product-fields.ts'
import { loadCatalogue } from './load-catalogue.server.ts'
import { listProductRecords } from './product-records.server.ts'
import { products } from './tables.server.ts'
import { bodyOf, draftOf } from './ui/admin/product-draft.ts'

const { db, services } = await testDatabase()
const acting = { ...services, actor: someStaff('editor', 'Ada') }
beforeAll(async () => {
  await loadCatalogue(db, demoCatalogue)
  // Every product has a price somewhere: this one is on request everywhere.
  await db.update(products).set({ prices: {} }).where(eq(products.slug, 'luna-13-2kva-10kwh'))
})

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  return outcome.value
}
const faultsOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)

test('every product of the first catalogue is opened and saved as it is', async () => {
  const records = valueOf(await listProductRecords(acting))
  expect(records).toHaveLength(27)
  for (const before of records) {
    const typed = bodyOf(draftOf(before))
    expect([before.slug, faultsOf(readProductFields(typed, before))]).toEqual([before.slug, []])
    const after = valueOf(await changeProduct(acting, { ...typed, updatedAt: before.updatedAt }, before.id))
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt })
  }
  const saved = await db.select().from(auditLog).where(eq(auditLog.action, 'product.update'))
  expect(saved.map(({ after }) => Object.keys(after ?? {}))).toEqual(records.map(() => ['updatedAt']))
})

test('what a product is stored without it may stay without; what it states it keeps, and a new one states it', async () => {
  const bare = valueOf(await listProductRecords(acting)).find(({ slug }) => slug === 'bluetti-core')
  if (!bare) throw new Error('no such product')
  const change = (changes: object) => changeProduct(acting, changes, bare.id)
  expect(valueOf(await change({ manufacturer: 'Bluetti' }))).toMatchObject({ capacity: '', batteryCapacity: '' })
  expect(valueOf(await change({ capacity: '1kVA' }))).toMatchObject({ capacity: '1kVA', batteryCapacity: '' })
  expect(faultsOf(await change({ capacity: ' ' }))).toEqual(['capacity: required'])
  expect(faultsOf(readProductFields(bodyOf(draftOf(bare))))).toEqual([
    'capacity: required',
    'batteryCapacity: required',
  ])
})
