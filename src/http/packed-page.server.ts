import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { bestEncoding, type ContentEncoding } from '#kernel/content-encoding.ts'
import type { AnswerHeaders } from '#kernel/security-headers.ts'
import type { PageWeight } from '../web/delivery/page-weight.server.ts'
import type { Cache } from '#platform/cache.server.ts'

type Bytes = Buffer<ArrayBuffer>

/** A page as it is kept: compressed bytes, so that a hit copies and compresses nothing. */
export type PackedPage = {
  readonly status: number
  brotli: Bytes
  /** Of a page that is kept, until it is as small as can be: whether it was asked for since it was packed. Others stay as they are. */
  wasAsked?: boolean
  /** Of the style sheet inside; a list has none. */
  readonly styleDigest?: string | undefined
  /** For clients without brotli, from the first of them on; made once however many ask. */
  gzip?: Bytes | Promise<Bytes>
  /** The headers of an answer in each encoding that was asked for, written once. */
  told: Partial<Record<ContentEncoding | 'none', AnswerHeaders>>
  /** Bytes of a first visit, its own and those of what it fetches, where they are known. */
  readonly weight?: number
  /** Is told of the bytes of a copy. */
  readonly grew?: (bytes: number) => void
}

/** An answer that is there at once, as the HTTP server writes it. */
export type ReadyAnswer = {
  readonly status: number
  readonly headers: AnswerHeaders
  readonly body: Bytes | null
}

/** A page as it was rendered; not kept where `keep` is false. */
export type RenderedPage = Pick<PackedPage, 'status' | 'styleDigest'> & {
  readonly html: string
  readonly weight?: PageWeight
  readonly keep?: boolean
}

/** Six bytes of zlib's hold 16 kB as long as they live, and a copy in Buffer's pool what was beside it: this is as long as it says. */
const exactly = <Given extends unknown[]>(work: (...given: Given) => Promise<Buffer>) => {
  return async (...given: Given): Promise<Bytes> => Buffer.from(new Uint8Array(await work(...given)).buffer)
}
const pack = exactly(promisify<Buffer, object, Buffer>(brotliCompress))
const unpack = exactly(promisify<Buffer, Buffer>(brotliDecompress))
const zip = exactly(promisify<Buffer, Buffer>(gzip))

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
/** Under 3 ms for a page of 100 kB. */
const fast = quality(5)
/** 9 percent smaller, in 60 to 90 times the time. */
const small = quality(11)

/** Compresses a rendered page, with its weight in its foot: packed once to know it, and once with it. */
export async function packPage({ status, styleDigest, html, weight }: RenderedPage): Promise<PackedPage> {
  const brotli = await pack(Buffer.from(html), fast)
  if (!weight) return { status, styleDigest, brotli, told: {} }
  const told = await pack(Buffer.from(weight.fill(html, brotli.length)), fast)
  return { status, styleDigest, brotli: told, told: {}, weight: weight.beside + brotli.length }
}

/** Bytes of an entry beside its bodies, measured with all three of them: its headers, in each encoding. */
export const overhead = 2_400

/** The page that is kept under a key, or the one that `render` makes; only status 200 is kept. */
export async function readPage(cache: Cache, key: string, render: () => Promise<RenderedPage>): Promise<PackedPage> {
  let isToKeep = false
  const options = { bytes: ({ brotli }: PackedPage) => overhead + brotli.length, keep: () => isToKeep }
  return cache.read<PackedPage>(key, options, async () => {
    const rendered = await render()
    isToKeep = rendered.status === 200 && rendered.keep !== false
    const page: PackedPage = { ...(await packPage(rendered)), grew: (bytes) => cache.grow(key, page, bytes) }
    if (isToKeep) page.wasAsked = false
    return page
  })
}

export type EncodedPage = { readonly encoding: ContentEncoding | null; readonly body: Bytes }

/** The page's bytes in the best encoding that the client takes: brotli, gzip, or none. At once when they are kept. */
export function encodePage(page: PackedPage, accepts: string): EncodedPage | Promise<EncodedPage> {
  const encoding = bestEncoding(accepts)
  if (encoding === 'br') {
    if (page.wasAsked) packSmall(page)
    else if (page.wasAsked === false) page.wasAsked = true
    return { encoding, body: page.brotli }
  }
  const body = encoding === 'gzip' ? gzipOf(page) : plainOf(page)
  return body instanceof Promise ? body.then((made) => ({ encoding, body: made })) : { encoding, body }
}

/** One at a time, and no row of them: the threads that passwords and files wait for stay free, and a page is asked for again. */
let isPacking = false

/** Packs a page once more behind what is being answered; one that can't be stays as it is. */
function packSmall(page: PackedPage): void {
  if (isPacking) return
  isPacking = true
  delete page.wasAsked
  void unpack(page.brotli)
    .then((plain) => pack(plain, small))
    .then((made) => {
      page.grew?.(made.length - page.brotli.length)
      page.brotli = made
      page.told = {}
    })
    .catch(() => undefined)
    .finally(() => (isPacking = false))
}

function gzipOf(page: PackedPage): Bytes | Promise<Bytes> {
  return (page.gzip ??= unpack(page.brotli)
    .then((plain) => zip(plain))
    .then((made) => {
      page.grew?.(made.length)
      return (page.gzip = made)
    }))
}

/** Programs alone take nothing else, of a few pages at a time: a copy is five times what is kept, and made in a millisecond. */
const plainCopies = new LRUCache<PackedPage, Bytes | Promise<Bytes>>({ max: 16 })

function plainOf(page: PackedPage): Bytes | Promise<Bytes> {
  const known = plainCopies.get(page)
  if (known) return known
  const making = unpack(page.brotli).then((made) => {
    plainCopies.set(page, made)
    return made
  })
  plainCopies.set(page, making)
  return making
}
