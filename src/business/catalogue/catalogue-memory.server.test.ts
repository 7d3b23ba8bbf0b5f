import { expect, test, vi } from 'vitest'
import { createCatalogueMemory } from './catalogue-memory.server.ts'
import type { Product } from './product.ts'

const catalogueOf = (...ids: number[]) => ids.map((id) => ({ id }) as Product)

test('each country is loaded once, also for callers that come while it loads', async () => {
  const load = vi.fn<(country: string) => Promise<Product[]>>(async (country) => catalogueOf(country === 'cm' ? 1 : 2))
  const memory = createCatalogueMemory(load)
  const [first, second] = await Promise.all([memory.products('cm'), memory.products('cm')])
  expect(first).toEqual(catalogueOf(1))
  expect(second).toBe(first)
  expect(await memory.products('cm')).toBe(first)
  expect(await memory.products('bf')).toEqual(catalogueOf(2))
  expect(load.mock.calls).toEqual([['cm'], ['bf']])
})

test('dropped, it loads again', async () => {
  let id = 1
  const memory = createCatalogueMemory(async () => catalogueOf(id++))
  expect(await memory.products('cm')).toEqual(catalogueOf(1))
  memory.drop()
  expect(await memory.products('cm')).toEqual(catalogueOf(2))
})

test('a load that was under way when content changed is not kept', async () => {
  const stale = Promise.withResolvers<Product[]>()
  const load = vi.fn<() => Promise<Product[]>>().mockReturnValueOnce(stale.promise).mockResolvedValue(catalogueOf(2))
  const memory = createCatalogueMemory(load)
  const waiting = memory.products('cm')
  memory.drop()
  expect(await memory.products('cm')).toEqual(catalogueOf(2))
  stale.resolve(catalogueOf(1))
  expect(await waiting).toEqual(catalogueOf(1))
  expect(await memory.products('cm')).toEqual(catalogueOf(2))
})

test('a failure reaches whoever waits and is not kept, nor does a late one drop what came after', async () => {
  const late = Promise.withResolvers<Product[]>()
  const load = vi.fn<() => Promise<Product[]>>().mockReturnValueOnce(late.promise).mockResolvedValue(catalogueOf(3))
  const memory = createCatalogueMemory(load)
  const failing = memory.products('cm')
  memory.drop()
  const kept = await memory.products('cm')
  late.reject(new Error('no connection'))
  await expect(failing).rejects.toThrow('no connection')
  expect(await memory.products('cm')).toBe(kept)

  const broken = createCatalogueMemory(
    vi.fn<() => Promise<Product[]>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(catalogueOf(4)),
  )
  await expect(broken.products('bf')).rejects.toThrow('down')
  expect(await broken.products('bf')).toEqual(catalogueOf(4))
})
