import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { barePolicy } from '#kernel/security-headers.ts'
import type { Services } from '#platform/services.server.ts'
import { renderDocsPage, docsStyle, type Readers } from '../openapi/docs-page.ts'
import { openApiDocument, type OpenApiDocument } from '../openapi/document.ts'
import type { SourcePackageSummary } from '#business/company/source-package.ts'
import { ownSource } from '#platform/source-package/source-package.server.ts'

const styleDigest = createHash('sha256').update(docsStyle).digest('base64')
const policy = `${barePolicy}; style-src 'sha256-${styleDigest}'; img-src 'self'`

/** What the API is, for machines and for people. */
export function docsRoutes(services: Pick<Services, 'db' | 'cache' | 'log' | 'settings'>): Hono {
  // A company of another name has documents of its own.
  const cached = async (kind: 'json' | Readers, render: (document: OpenApiDocument) => string | Promise<string>) => {
    const { name } = (await readCompany(services)).value.brand
    return services.cache.read(`API document ${kind} ${name}`, { bytes: (text) => 2 * text.length }, async () =>
      render(openApiDocument(services.settings.publicUrl, { name })),
    )
  }
  const json = () => cached('json', (document) => JSON.stringify(document))
  const page = (of: Readers) => cached(of, async (document) => String(await renderDocsPage(document, of)))
  return new Hono()
    .get('/openapi.json', async (c) => c.body(await json(), 200, { 'content-type': 'application/json' }))
    .get('/docs', async (c) => c.html(await page('visitors'), 200, { 'content-security-policy': policy }))
    .get('/docs/back-office', async (c) =>
      c.html(await page('back-office'), 200, { 'content-security-policy': policy }),
    )
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
