import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createCache } from '#platform/cache.server.ts'
import { encodePage, packPage, readPage, type PackedPage } from './packed-page.server.ts'

const page = (html: string, status = 200) => Promise.resolve({ status, html })
const cacheOf = (maxBytes: number) => createCache({ maxBytes, now: () => new Date() })
const plain = (bytes: Buffer) => brotliDecompressSync(bytes).toString()

describe('a page that is kept', () => {
  it('draws a page once and keeps its bytes', async () => {
    const cache = cacheOf(10_000)
    let drawn = 0
    const draw = () => {
      drawn += 1
      return page('<p>é</p>')
    }
    const first = await readPage(cache, 'a', draw)
    expect(await readPage(cache, 'a', draw)).toBe(first)
    expect(cache.peek<PackedPage>('a')).toBe(first)
    expect(plain(first.brotli)).toBe('<p>é</p>')
    expect(drawn).toBe(1)
  })

  it('weighs in its header what it says in its foot', async () => {
    const told: number[] = []
    const fill = (html: string, document: number) => {
      told.push(1_000 + document)
      return `${html}<p>${'It weighs that much. '.repeat(9)}${1_000 + document}</p>`
    }
    const { weight } = await packPage({ status: 200, html: '<p>é</p>', weight: { unknown: '', beside: 1_000, fill } })
    expect([weight]).toEqual(told)
  })

  it('keeps nothing but status 200', async () => {
    const cache = cacheOf(10_000)
    expect((await readPage(cache, 'a', () => page('x', 404))).status).toBe(404)
    expect((await readPage(cache, 'a', () => page('x', 503))).status).toBe(503)
    expect(cache.bytes).toBe(0)
  })

  it('does not keep what is not to be kept', async () => {
    const cache = cacheOf(10_000)
    const partial = () => Promise.resolve({ status: 200, html: 'x', keep: false })
    expect(plain((await readPage(cache, 'a', partial)).brotli)).toBe('x')
    expect(cache.bytes).toBe(0)
  })

  it('makes one plain copy for all who take nothing else, and holds those of a few pages', async () => {
    const cache = cacheOf(1_000_000)
    const plainBodyOf = async (key: string) =>
      (await encodePage(await readPage(cache, key, () => page('x'.repeat(4_000))), '')).body
    const all = await Promise.all(Array.from({ length: 100 }, () => plainBodyOf('a')))
    expect(new Set(all).size).toBe(1)
    const before = cache.bytes
    for (let other = 0; other < 20; other += 1) await plainBodyOf(`other ${other}`)
    expect(await plainBodyOf('other 19')).toBe(await plainBodyOf('other 19'))
    expect(await plainBodyOf('a')).not.toBe(all[0])
    expect(cache.bytes - before).toBeLessThan(20 * 4_000)
  })

  it('counts the copy of who takes gzip', async () => {
    const cache = cacheOf(15_000)
    const kept = await readPage(cache, 'a', () => page('x'.repeat(4_000)))
    const before = cache.bytes
    const [one, other] = await Promise.all([encodePage(kept, 'gzip'), encodePage(kept, 'gzip')])
    expect(one.body).toBe(other.body)
    expect(cache.bytes - before).toBe(one.body.length)
  })

  it('holds no more memory than it counts', async () => {
    const kept = await readPage(cacheOf(10_000), 'a', () => page('<p>é</p>'))
    const bodies = await Promise.all(['br', 'gzip', ''].map(async (accepts) => (await encodePage(kept, accepts)).body))
    for (const body of bodies) expect(body.buffer.byteLength).toBe(body.length)
  })

  it('packs nothing more of a page that is not kept', async () => {
    const missing = await readPage(cacheOf(10_000), 'a', () => page('x'.repeat(4_000), 404))
    const bodies = await Promise.all([1, 2, 3].map(async () => (await encodePage(missing, 'br')).body))
    expect(new Set(bodies).size).toBe(1)
    expect(missing.wasAsked).toBeUndefined()
  })

  it('packs a page that is asked for again as small as can be, and counts what that saves', async () => {
    const cache = cacheOf(100_000)
    const html = Array.from({ length: 2_000 }, (_, index) => `<li class="card">${(index * 7_919) % 1_009}</li>`).join(
      '',
    )
    const kept = await readPage(cache, 'a', () => page(html))
    const [bytes, counted] = [kept.brotli.length, cache.bytes]
    await encodePage(kept, 'br')
    await encodePage(kept, 'br')
    await expect.poll(() => kept.brotli.length).toBeLessThan(bytes)
    expect(plain((await encodePage(kept, 'br')).body)).toBe(html)
    expect(counted - cache.bytes).toBe(bytes - kept.brotli.length)
  })

  it('answers in the encoding that the client takes', async () => {
    const kept = await readPage(cacheOf(10_000), 'a', () => page('déjà'))
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
