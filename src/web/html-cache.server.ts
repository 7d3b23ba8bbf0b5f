import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { bestEncoding } from '#kernel/content-encoding.ts'

type Bytes = Buffer<ArrayBuffer>

/** A page as it is kept: compressed bytes, so that a hit copies and compresses nothing. */
export type CachedPage = {
  readonly status: number
  readonly brotli: Bytes
  /** Of the styles that are this page's own, where it has some. */
  readonly styleDigest?: string | undefined
  /** For clients without brotli, from the first of them on; made once however many ask. */
  readonly copies: { gzip?: Bytes | Promise<Bytes>; plain?: Bytes | Promise<Bytes> }
  /** Is told of the bytes of a copy. */
  grew?: (bytes: number) => void
}

/** A page as it was drawn; not kept where `keep` is false. */
export type RenderedPage = Pick<CachedPage, 'status' | 'styleDigest'> & {
  readonly html: string
  readonly keep?: boolean
}

export type HtmlCache = ReturnType<typeof createHtmlCache>

const pack = promisify<Buffer, object, Bytes>(brotliCompress)
const unpack = promisify<Buffer, Bytes>(brotliDecompress)
const zip = promisify<Buffer, Bytes>(gzip)

/** Quality 5 keeps a 100 kB page under 3 ms; 11 would take a third of a second to save 8 percent more. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compresses a drawn page. */
export async function packPage({ status, styleDigest, html }: RenderedPage): Promise<CachedPage> {
  return { status, styleDigest, brotli: await pack(Buffer.from(html), brotliOptions), copies: {} }
}

/**
 * Pages by key (path, query, language and country), bounded in bytes, least recently used out first.
 * Concurrent misses of one key share one drawing; a drawing that began before `drop` is not kept.
 */
export function createHtmlCache(maxBytes: number) {
  const kept = new Map<string, { readonly page: CachedPage; size: number }>()
  const drawing = new Map<string, Promise<CachedPage>>()
  let bytes = 0
  let generation = 0

  const forget = (key: string) => {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  const makeRoom = () => {
    for (const key of kept.keys()) {
      if (bytes <= maxBytes) break
      forget(key)
    }
  }
  const keep = (key: string, page: CachedPage) => {
    forget(key)
    const entry = { page, size: 2 * key.length + page.brotli.length }
    kept.set(key, entry)
    bytes += entry.size
    page.grew = (more) => {
      if (kept.get(key) !== entry) return
      entry.size += more
      bytes += more
      makeRoom()
    }
    makeRoom()
  }

  const drawOnce = async (key: string, draw: () => Promise<RenderedPage>) => {
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
      const entry = kept.get(key)
      if (entry) {
        kept.delete(key)
        kept.set(key, entry)
      }
      return entry?.page
    },
    /** The kept page, or the one that `draw` makes; only status 200 is kept. */
    async read(key: string, draw: () => Promise<RenderedPage>): Promise<CachedPage> {
      const hit = kept.get(key)
      if (hit) return hit.page
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
    /** Of everything kept. */
    get bytes(): number {
      return bytes
    },
    get size(): number {
      return kept.size
    },
  }
}

export type EncodedPage = { readonly encoding: string | null; readonly body: Bytes }

/** The page's bytes in the best encoding that the client takes: brotli, gzip, or none. At once when they are kept. */
export function encodePage(page: CachedPage, accepts: string): EncodedPage | Promise<EncodedPage> {
  const encoding = bestEncoding(accepts)
  if (encoding === 'br') return { encoding, body: page.brotli }
  const body = encoding === 'gzip' ? gzipOf(page) : plainOf(page)
  return body instanceof Promise ? body.then((made) => ({ encoding, body: made })) : { encoding, body }
}

function gzipOf(page: CachedPage): Bytes | Promise<Bytes> {
  return (page.copies.gzip ??= unpack(page.brotli)
    .then((plain) => zip(plain))
    .then((made) => {
      page.grew?.(made.length)
      return (page.copies.gzip = made)
    }))
}

function plainOf(page: CachedPage): Bytes | Promise<Bytes> {
  return (page.copies.plain ??= unpack(page.brotli).then((made) => {
    page.grew?.(made.length)
    return (page.copies.plain = made)
  }))
}
