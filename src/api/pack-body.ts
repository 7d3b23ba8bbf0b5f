import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentEncoding } from '#kernel/content-encoding.ts'

/** Quality 4 is as fast as gzip and packs better; a higher one costs more time than it saves on the line. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const packers = {
  br: (body: Uint8Array) => promisify<Uint8Array, object, Buffer<ArrayBuffer>>(brotliCompress)(body, options),
  gzip: promisify<Uint8Array, Buffer<ArrayBuffer>>(gzip),
}

/** Packs the body of an answer, off the thread that answers. */
export function packBody(body: Uint8Array, encoding: ContentEncoding): Promise<Buffer<ArrayBuffer>> {
  return packers[encoding](body)
}
