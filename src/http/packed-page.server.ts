import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import { bestEncoding, type ContentEncoding } from '#kernel/content-encoding.ts'
import type { Cache } from '#platform/cache.server.ts'

type Bytes = Buffer<ArrayBuffer>

/** A page as it is kept: compressed bytes, so that a hit copies and compresses nothing. */
export type PackedPage = {
  readonly status: number
  brotli: Bytes
  /** How it was last packed: as fast as can be for the first visitor, as small as can be from the second on. */
  packing: 'fast' | 'asked' | 'small'
  /** Of the styles that are this page's own, where it has some. */
  readonly styleDigest?: string | undefined
  /** For clients without brotli, from the first of them on; made once however many ask. */
  readonly copies: { gzip?: Bytes | Promise<Bytes>; plain?: Bytes | Promise<Bytes> }
  /** Is told of the bytes of a copy. */
  readonly grew?: (bytes: number) => void
}

/** A page as it was rendered; not kept where `keep` is false. */
export type RenderedPage = Pick<PackedPage, 'status' | 'styleDigest'> & {
  readonly html: string
  readonly keep?: boolean
}

const pack = promisify<Buffer, object, Bytes>(brotliCompress)
const unpack = promisify<Buffer, Bytes>(brotliDecompress)
const zip = promisify<Buffer, Bytes>(gzip)

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })
/** Under 3 ms for a page of 100 kB. */
const fast = quality(5)
/** A ninth smaller, in 50 to 80 times the time. */
const small = quality(11)

/** Compresses a rendered page. */
export async function packPage({ status, styleDigest, html }: RenderedPage): Promise<PackedPage> {
  return { status, styleDigest, brotli: await pack(Buffer.from(html), fast), packing: 'fast', copies: {} }
}

/** The page that is kept under a key, or the one that `render` makes; only status 200 is kept. */
export async function readPage(cache: Cache, key: string, render: () => Promise<RenderedPage>): Promise<PackedPage> {
  let isToKeep = false
  const options = { bytes: ({ brotli }: PackedPage) => brotli.length, keep: () => isToKeep }
  return cache.read<PackedPage>(key, options, async () => {
    const rendered = await render()
    isToKeep = rendered.status === 200 && rendered.keep !== false
    const page: PackedPage = { ...(await packPage(rendered)), grew: (bytes) => cache.grow(key, page, bytes) }
    return page
  })
}

export type EncodedPage = { readonly encoding: ContentEncoding | null; readonly body: Bytes }

/** The page's bytes in the best encoding that the client takes: brotli, gzip, or none. At once when they are kept. */
export function encodePage(page: PackedPage, accepts: string): EncodedPage | Promise<EncodedPage> {
  const encoding = bestEncoding(accepts)
  if (encoding === 'br') {
    if (page.packing === 'asked') packSmall(page)
    else if (page.packing === 'fast') page.packing = 'asked'
    return { encoding, body: page.brotli }
  }
  const body = encoding === 'gzip' ? gzipOf(page) : plainOf(page)
  return body instanceof Promise ? body.then((made) => ({ encoding, body: made })) : { encoding, body }
}

/** One after the other: a thread that a password or a file waits for stays free. */
let packed = Promise.resolve()

/** Packs a page that is asked for again once more, behind what is being answered. */
function packSmall(page: PackedPage): void {
  page.packing = 'small'
  packed = packed.then(async () => {
    const made = await pack(await unpack(page.brotli), small)
    page.grew?.(made.length - page.brotli.length)
    page.brotli = made
  })
}

function gzipOf(page: PackedPage): Bytes | Promise<Bytes> {
  return (page.copies.gzip ??= unpack(page.brotli)
    .then((plain) => zip(plain))
    .then((made) => {
      page.grew?.(made.length)
      return (page.copies.gzip = made)
    }))
}

function plainOf(page: PackedPage): Bytes | Promise<Bytes> {
  return (page.copies.plain ??= unpack(page.brotli).then((made) => {
    page.grew?.(made.length)
    return (page.copies.plain = made)
  }))
}
