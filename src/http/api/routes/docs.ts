import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { barePolicy } from '#kernel/security-headers.ts'
import type { Services } from '#platform/services.server.ts'
import { renderDocsPage, docsStyle } from '../openapi/docs-page.ts'
import { openApiDocument } from '../openapi/document.ts'
import type { SourcePackageSummary } from '#business/company/source-package.ts'
import { ownSource } from '#platform/source-package/source-package.server.ts'

const styleDigest = createHash('sha256').update(docsStyle).digest('base64')
const policy = `${barePolicy}; style-src 'sha256-${styleDigest}'; img-src 'self'`

/** What the API is, for machines and for people. */
export function docsRoutes({ settings }: Pick<Services, 'settings'>): Hono {
  const document = once(() => openApiDocument(settings.publicUrl))
  const json = once(() => JSON.stringify(document()))
  const page = once(() => renderDocsPage(document()))
  return new Hono()
    .get('/openapi.json', (c) => c.body(json(), 200, { 'content-type': 'application/json' }))
    .get('/docs', async (c) => c.html(await page(), 200, { 'content-security-policy': policy }))
}

/** Makes a thing when it is first asked for. */
function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

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
