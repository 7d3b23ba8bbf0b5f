import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { openImage } from '#business/media/open-image.server.ts'
import { FileStoreError } from '#platform/files/file-store.server.ts'
import { barePolicy, forOtherSites } from '#kernel/security-headers.ts'
import type { Services } from '#platform/services.server.ts'

const oneYear = 31_536_000

/** The images of the library, under /media: an address never changes what it shows, so it is kept for good. */
export function mediaFileRoutes(services: Pick<Services, 'db' | 'files' | 'log'>): Hono {
  return new Hono().get('/media/*', async (c) => {
    const plain = { 'cache-control': 'no-store' }
    const image = await openImage(services, c.req.path).catch((err: unknown) => {
      if (!(err instanceof FileStoreError)) throw err
      services.log.error({ err, path: c.req.path }, 'the file store failed')
      return 'unavailable' as const
    })
    if (image === 'unavailable') return c.text('Try again in a moment\n', 503, { ...plain, 'retry-after': '10' })
    if (!image) return c.text('Not found\n', 404, plain)
    const { content, size, mediaType } = image
    const headers = {
      'content-type': mediaType,
      'content-length': String(size),
      'content-disposition': 'inline',
      'cache-control': `public, max-age=${oneYear}, immutable`,
      'content-security-policy': `${barePolicy}; sandbox`,
      ...forOtherSites,
    }
    if (c.req.method === 'HEAD') {
      content.destroy()
      return c.body(null, 200, headers)
    }
    return c.body(Readable.toWeb(content) as ReadableStream<Uint8Array>, 200, headers)
  })
}
