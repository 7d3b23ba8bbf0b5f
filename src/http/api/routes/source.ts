import { Hono } from 'hono'
import type { SourcePackageSummary } from '#business/company/source-package.ts'
import { ownSource } from '#platform/source-package/source-package.server.ts'

/** What can be downloaded of the site itself. */
export function sourceRoutes(): Hono {
  return new Hono().get('/source-package', async (c) => {
    const { name, files, bytes } = await ownSource()
    return c.json({
      fileName: `${name}.tar.gz`,
      folder: name,
      size: bytes.length,
      files,
    } satisfies SourcePackageSummary)
  })
}
