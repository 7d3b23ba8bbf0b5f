import { Hono } from 'hono'
import { ownSource } from '#platform/source-package/source-package.server.ts'

/** `/download/app`: the source that the running version was built from, as tar.gz. */
export function downloadRoutes(): Hono {
  return new Hono().get('/download/app', async (c) => {
    const { name, bytes } = await ownSource()
    return c.body(bytes, 200, {
      'content-type': 'application/gzip',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}.tar.gz"`,
      'cache-control': 'no-cache',
    })
  })
}
