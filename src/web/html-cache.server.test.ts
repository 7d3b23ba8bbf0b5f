import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createHtmlCache, encodePage } from './html-cache.server.ts'

const page = (html: string, status = 200) => Promise.resolve({ status, html })
const plain = (bytes: Buffer) => brotliDecompressSync(bytes).toString()

describe('the HTML cache', () => {
  it('draws a page once and keeps its bytes', async () => {
    const cache = createHtmlCache(10_000)
    let drawn = 0
    const draw = () => {
      drawn += 1
      return page('<p>é</p>')
    }
    const first = await cache.read('a', draw)
    expect(await cache.read('a', draw)).toBe(first)
    expect(cache.peek('a')).toBe(first)
    expect(plain(first.brotli)).toBe('<p>é</p>')
    expect(drawn).toBe(1)
  })

  it('draws once for visitors who come together', async () => {
    const cache = createHtmlCache(10_000)
    let drawn = 0
    const draw = async () => {
      drawn += 1
      await Promise.resolve()
      return page('x')
    }
    await Promise.all([cache.read('a', draw), cache.read('a', draw), cache.read('a', draw)])
    expect(drawn).toBe(1)
  })

  it('keeps nothing but status 200', async () => {
    const cache = createHtmlCache(10_000)
    expect((await cache.read('a', () => page('x', 404))).status).toBe(404)
    expect((await cache.read('a', () => page('x', 503))).status).toBe(503)
    expect(cache.size).toBe(0)
  })

  it('does not keep what is not to be kept', async () => {
    const cache = createHtmlCache(10_000)
    const partial = () => Promise.resolve({ status: 200, html: 'x', keep: false })
    expect(plain((await cache.read('a', partial)).brotli)).toBe('x')
    expect(cache.size).toBe(0)
  })

  it('a failed drawing is tried again', async () => {
    const cache = createHtmlCache(10_000)
    await expect(cache.read('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(plain((await cache.read('a', () => page('yes'))).brotli)).toBe('yes')
  })

  it('puts out the least recently used when it is full', async () => {
    const { brotli } = await createHtmlCache(10_000).read('a', () => page('aaa'))
    const cache = createHtmlCache(2 * brotli.length + 10)
    for (const key of ['a', 'b']) await cache.read(key, () => page(key.repeat(3)))
    cache.peek('a')
    await cache.read('c', () => page('ccc'))
    expect(['a', 'b', 'c'].filter((key) => cache.peek(key))).toEqual(['a', 'c'])
  })

  it('counts the addresses too: made-up queries do not fill the memory', async () => {
    const cache = createHtmlCache(10_000)
    for (const name of ['a', 'b', 'c']) await cache.read(name.repeat(2_000), () => page('x'))
    expect(cache.size).toBe(2)
  })

  it('keeps one plain copy for all who take nothing else, and counts it', async () => {
    const cache = createHtmlCache(10_000)
    const html = 'x'.repeat(4_000)
    const kept = await cache.read('a', () => page(html))
    const before = cache.bytes
    const all = await Promise.all(Array.from({ length: 100 }, async () => (await encodePage(kept, '')).body))
    expect(new Set(all).size).toBe(1)
    expect(cache.bytes - before).toBe(4_000)
    for (const key of ['b', 'c']) await encodePage(await cache.read(key, () => page(html)), 'identity')
    expect(['a', 'b', 'c'].filter((key) => cache.peek(key))).toEqual(['b', 'c'])
    cache.drop()
    expect(cache.bytes).toBe(0)
  })

  it('forgets everything when content changes, and does not keep what was drawn from before', async () => {
    const cache = createHtmlCache(10_000)
    await cache.read('a', () => page('old'))
    const { promise, resolve } = Promise.withResolvers<{ status: number; html: string }>()
    const slow = cache.read('b', () => promise)
    cache.drop()
    resolve({ status: 200, html: 'old' })
    expect(plain((await slow).brotli)).toBe('old')
    expect(cache.peek('a')).toBeUndefined()
    expect(cache.peek('b')).toBeUndefined()
    expect(plain((await cache.read('b', () => page('new'))).brotli)).toBe('new')
  })

  it('answers in the encoding that the client takes', async () => {
    const kept = await createHtmlCache(10_000).read('a', () => page('déjà'))
    const br = await encodePage(kept, 'gzip, deflate, br')
    expect([br.encoding, plain(br.body)]).toEqual(['br', 'déjà'])
    const gzip = await encodePage(kept, 'gzip')
    expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', 'déjà'])
    for (const accepts of ['', 'br;q=0, gzip;q=0']) {
      const none = await encodePage(kept, accepts)
      expect([none.encoding, none.body.toString()]).toEqual([null, 'déjà'])
    }
  })
})
