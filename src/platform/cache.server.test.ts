import { describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { createCache, dropOnChange, invalidate, readingOwnWrites } from './cache.server.ts'

const at = (time: string) => new Date(`2026-03-05T${time}:00Z`)
const cacheOf = (maxBytes = 1_000_000, now = () => at('09:00')) => createCache({ maxBytes, now })

describe('a key', () => {
  test('is loaded once, also for callers that come while it loads', async () => {
    const cache = cacheOf()
    const load = vi.fn<() => Promise<object>>(async () => ({}))
    const [first, second] = await Promise.all([cache.read('a', {}, load), cache.read('a', {}, load)])
    expect(second).toBe(first)
    expect(await cache.read('a', {}, load)).toBe(first)
    expect(cache.peek('a')).toBe(first)
    expect(await cache.read('b', {}, load)).not.toBe(first)
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('that fails is told to all who wait, and loaded again', async () => {
    const cache = cacheOf()
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
    const both = await Promise.allSettled([cache.read('a', {}, load), cache.read('a', {}, load)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect([await cache.read('a', {}, load), await cache.read('a', {}, load)]).toEqual(['up', 'up'])
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('is not kept where its value may not be', async () => {
    const cache = cacheOf()
    expect(await cache.read('a', { keep: (value) => value > 1 }, async () => 1)).toBe(1)
    expect(cache.peek('a')).toBeUndefined()
  })

  test('is true for as long as its value says, and so is what was made from it', async () => {
    let now = at('09:00')
    const cache = cacheOf(undefined, () => now)
    const due = { until: () => at('10:00') }
    await cache.read('page', {}, () => cache.read('list', due, async () => 'before'))
    now = at('09:59')
    expect([cache.peek('list'), cache.peek('page')]).toEqual(['before', 'before'])
    now = at('10:00')
    expect([cache.peek('list'), cache.peek('page')]).toEqual([undefined, undefined])
    expect(await cache.read('list', due, async () => 'after')).toBe('after')
  })
})

describe('a change', () => {
  test('drops what tells of its topic, what was made from that, and nothing else', async () => {
    const cache = cacheOf()
    const products = () => cache.read('products', { topics: ['products'] }, async () => 'products')
    const posts = () => cache.read('posts', { topics: ['posts'] }, async () => 'posts')
    await cache.read('picture', {}, async () => 'picture')
    await cache.read('news', {}, posts)
    await cache.read('home', {}, async () => `${await products()} ${await posts()}`)
    await cache.read('product', {}, async () => cache.dependOn('products'))
    const kept = () =>
      ['products', 'posts', 'picture', 'news', 'home', 'product'].filter((key) => cache.peek(key) !== undefined)
    cache.drop('solutions')
    expect(kept()).toEqual(['products', 'posts', 'picture', 'news', 'home'])
    // What was kept already counts as much as what is loaded now.
    await cache.read('products page', {}, products)
    cache.drop('products')
    expect(kept()).toEqual(['posts', 'picture', 'news'])
    expect(cache.peek('products page')).toBeUndefined()
    cache.dropAll()
    expect(kept()).toEqual(['picture'])
  })

  test('overtakes what is loading: who waits is answered, who comes later loads anew, and only that is kept', async () => {
    const cache = cacheOf()
    const stale = Promise.withResolvers<string>()
    const late = Promise.withResolvers<string>()
    const load = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(stale.promise)
      .mockReturnValueOnce(late.promise)
      .mockResolvedValue('new')
    const read = () => cache.read('list', { topics: ['posts'] }, load)
    const page = cache.read('page', {}, read)
    const [first] = [read(), cache.drop('posts')]
    const second = read()
    cache.drop('posts')
    expect(await read()).toBe('new')
    stale.resolve('old')
    late.reject(new Error('no connection'))
    expect([await first, await page]).toEqual(['old', 'old'])
    await expect(second).rejects.toThrow('no connection')
    expect([cache.peek('list'), cache.peek('page')]).toEqual(['new', undefined])
  })

  test('of another topic does not overtake it', async () => {
    const cache = cacheOf()
    const slow = Promise.withResolvers<string>()
    const reading = cache.read('list', { topics: ['posts'] }, () => slow.promise)
    cache.drop('products')
    slow.resolve('list')
    expect(await reading).toBe('list')
    expect(cache.peek('list')).toBe('list')
  })
})

describe('the bytes', () => {
  test('are bounded, keys among them: what was used least recently goes first', async () => {
    const cache = cacheOf(250)
    const read = (key: string) => cache.read(key, { bytes: () => 100 }, async () => key)
    for (const key of ['a', 'b']) await read(key)
    cache.peek('a')
    await read('c')
    expect(['a', 'b', 'c'].filter((key) => cache.peek(key))).toEqual(['a', 'c'])
    await read('x'.repeat(60))
    expect(['a', 'b', 'c'].filter((key) => cache.peek(key))).toEqual([])
  })

  test('count what a value has grown by, while it is kept', async () => {
    const cache = cacheOf(1_000)
    const value = await cache.read('a', { bytes: () => 100 }, async () => ({}))
    cache.grow('a', value, 400)
    cache.grow('a', {}, 400)
    cache.grow('b', value, 400)
    expect(cache.bytes).toBe(502)
    expect(cache.peek('a')).toBe(value)
  })
})

describe('processes', async () => {
  const { db, handle, services } = await testDatabase()
  const here = services.cache
  const there = cacheOf()
  await Promise.all([here, there].map((cache) => dropOnChange(handle, cache)))
  const fill = () =>
    Promise.all(
      [here, there].flatMap((cache) => [
        cache.read('product', { topics: ['products'] }, async () => 'product'),
        cache.read('post', { topics: ['posts'] }, async () => 'post'),
      ]),
    )
  const kept = (cache: typeof here) => ['product', 'post'].filter((key) => cache.peek(key))

  test('all hear of a change once its transaction is in, and of none that was rolled back', async () => {
    await fill()
    const rolledBack = db.transaction(async (tx) => {
      await invalidate(tx, 'posts')
      throw new Error('not after all')
    })
    await expect(rolledBack).rejects.toThrow('not after all')
    await db.transaction((tx) => invalidate(tx, 'products'))
    await vi.waitFor(() => expect([kept(here), kept(there)]).toEqual([['post'], ['post']]))
  })

  test('the one that made it has dropped it when the request ends, whatever it has heard', async () => {
    await fill()
    const deaf = cacheOf()
    await deaf.read('product', { topics: ['products'] }, async () => 'product')
    await deaf.read('post', { topics: ['posts'] }, async () => 'post')
    await readingOwnWrites(deaf, () => db.transaction((tx) => invalidate(tx, 'products')))
    expect(kept(deaf)).toEqual(['post'])
  })

  test('one of another release that names a topic which is not known here has everything dropped', async () => {
    await fill()
    await handle.notify('content_changed', 'videos')
    await vi.waitFor(() => expect([kept(here), kept(there)]).toEqual([[], []]))
  })
})
