import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { bestEncoding } from '#kernel/content-encoding.ts'

/** A page as it is kept: compressed bytes, so that a hit copies and compresses nothing. */
export type CachedPage = { readonly status: number; readonly brotli: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> }

/** A page as it was drawn; not kept where `keep` is false. */
export type DrawnPage = { readonly status: number; readonly html: string; readonly keep?: boolean }

export type HtmlCache = ReturnType<typeof createHtmlCache>

const pack = promisify<Buffer, object, Buffer<ArrayBuffer>>(brotliCompress)
const unpack = promisify<Buffer, Buffer<ArrayBuffer>>(brotliDecompress)
const zip = promisify<Buffer, Buffer<ArrayBuffer>>(gzip)

/** A kept page also holds its key and, from the first client without brotli on, a gzip copy, a quarter larger. */
const sizeOf = (key: string, { brotli }: CachedPage) => 2 * key.length + Math.ceil(2.25 * brotli.length)

/** Quality 5 keeps a 100 kB page under 3 ms; 11 would take a third of a second to save 8 percent more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses a drawn page. */
export async function packPage({ status, html }: DrawnPage): Promise<CachedPage> {
  return { status, brotli: await pack(Buffer.from(html), brotliOptions) }
}

/**
 * Pages by key (path, query, language and country), bounded in bytes, least recently used out first.
 * Concurrent misses of one key share one drawing; a drawing that began before `drop` is not kept.
 */
export function createHtmlCache(maxBytes: number) {
  const kept = new Map<string, CachedPage>()
  const drawing = new Map<string, Promise<CachedPage>>()
  let bytes = 0
  let generation = 0

  const keep = (key: string, page: CachedPage) => {
    const former = kept.get(key)
    if (former) bytes -= sizeOf(key, former)
    kept.set(key, page)
    bytes += sizeOf(key, page)
    for (const [oldKey, oldPage] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldKey)
      bytes -= sizeOf(oldKey, oldPage)
    }
  }

  const drawOnce = async (key: string, draw: () => Promise<DrawnPage>) => {
    const startedIn = generation
    const drawn = await draw()
    const { status, keep: isToKeep = true } = drawn
    const page = await packPage(drawn)
    if (status === 200 && isToKeep && startedIn === generation) keep(key, page)
    return page
  }

  return {
    /** The kept page, at once; undefined on a miss. */
    peek(key: string): CachedPage | undefined {
      const page = kept.get(key)
      if (page) {
        kept.delete(key)
        kept.set(key, page)
      }
      return page
    },
    /** The kept page, or the one that `draw` makes; only status 200 is kept. */
    async read(key: string, draw: () => Promise<DrawnPage>): Promise<CachedPage> {
      const hit = kept.get(key)
      if (hit) return hit
      const pending = drawing.get(key) ?? drawOnce(key, draw).finally(() => drawing.delete(key))
      drawing.set(key, pending)
      return pending
    },
    /** Forgets everything: content has changed. */
    drop(): void {
      generation += 1
      kept.clear()
      drawing.clear()
      bytes = 0
    },
    get size(): number {
      return kept.size
    },
  }
}

export type EncodedPage = { readonly encoding: string | null; readonly body: Buffer<ArrayBuffer> }

/** The page's bytes in the best encoding that the client takes: brotli, gzip, or none. At once when they are kept. */
export function encodePage(page: CachedPage, accepts: string): EncodedPage | Promise<EncodedPage> {
  const encoding = bestEncoding(accepts)
  if (encoding === 'br') return { encoding, body: page.brotli }
  if (encoding === null) return unpack(page.brotli).then((body) => ({ encoding: null, body }))
  return page.gzip ? { encoding: 'gzip', body: page.gzip } : keepGzip(page)
}

async function keepGzip(page: CachedPage): Promise<EncodedPage> {
  page.gzip = await zip(await unpack(page.brotli))
  return { encoding: 'gzip', body: page.gzip }
}
