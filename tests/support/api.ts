import type { Hono } from 'hono'
import { demoCatalogue } from '../../db/demo/catalogue.ts'
import { createApi } from '../../src/http/api/app.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { readCompany } from '#business/company/settings/current-settings.server.ts'
import { readStaffWords } from '#business/mail/mail-queries.server.ts'
import type { RenderMail } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.server.ts'
import type { OpenApiDocument } from '../../src/http/api/openapi/document.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { holding, type Held } from './documented.ts'

type TestApi = TestDatabase & {
  readonly api: Hono
}

/** The whole API over a database of this test file's own that holds the demo catalogue. */
export async function testApi(options: Parameters<typeof testDatabase>[0] = {}): Promise<TestApi> {
  const database = await testDatabase(options)
  await loadCatalogue(database.db, demoCatalogue)
  return { ...database, ...apiOver(database.services) }
}

/** The whole API over any database. */
export function apiOver(services: Services): Pick<TestApi, 'api'> {
  // Loaded when a mail is looked at: it is half a second.
  const renderMail: RenderMail = async (...mail) => {
    const { mailRenderer } = await import('../../src/business/mail/mail/mail-renderer.server.tsx')
    const company = async () => (await readCompany(services)).value
    return mailRenderer(company, services.settings.publicUrl, (...asked) => readStaffWords(services, ...asked))(...mail)
  }
  return { api: heldAgainstDocument(createApi(services, undefined, renderMail)) }
}

/** The same, but an answer of the back office that the document does not tell fails the test that asked for it. */
function heldAgainstDocument(api: Hono): Hono {
  const ask = api.request
  let held: Promise<Held> | undefined
  api.request = async (...asked) => {
    const response = await ask(...asked)
    const [input, init] = asked
    if (typeof input !== 'string' || !input.startsWith('/api/admin/')) return response
    held ??= Promise.resolve(ask('/api/openapi.json')).then(async (answer) =>
      holding((await answer.json()) as OpenApiDocument),
    )
    const { callOf, expectDocumented } = await held
    const call = callOf(init?.method ?? 'GET', input)
    if (call) await expectDocumented(call, response.clone())
    return response
  }
  return api
}
