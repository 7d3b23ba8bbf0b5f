import { demoCatalogue } from '../db/demo/catalogue.ts'
import { ensureFirstAdmin, type FirstAdmin } from '#business/accounts/first-admin.server.ts'
import { loadCatalogue } from '#business/catalogue/load-catalogue.server.ts'
import { logoPicture } from '#business/company/logo-picture.server.ts'
import { readCompany, readRetention } from '#business/company/settings/current-settings.server.ts'
import { startRenderingPosts } from '#business/posts/post-html.server.ts'
import { startFinancingJobs } from '#business/financing/financing-jobs.server.ts'
import { startReadingPhones } from '#business/leads/keep-phone-keys.server.ts'
import { readStaffWords } from '#business/mail/mail-queries.server.ts'
import { startFollowUpJobs } from '#business/leads/follow-up-jobs.server.ts'
import { startForgettingInvitations } from '#business/accounts/old-invitations.server.ts'
import { startForgettingImports } from '#business/catalogue/undo-import.server.ts'
import { tellStopped } from '#business/programs/manage-webhooks.server.ts'
import { startQuoteJobs } from '#business/quotes/quote-jobs.server.ts'
import { startAnalytics } from '#business/analytics/count-audits.server.ts'
import { startBin } from '#business/bin/bin.server.ts'
import { startRetention } from '#business/privacy/remove-past-time.server.ts'
import { builtInEntries } from '#business/search/built-in-entries.server.ts'
import { keepBuiltInEntries } from '#business/search/keep-built-in-entries.server.ts'
import { checkSecret } from '#platform/encryption/secret-check.server.ts'
import { createAnnouncements, hearAnnouncements } from '#platform/announcements.server.ts'
import { createCache, dropOnChange } from '#platform/cache.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { startBackups } from '#platform/backup/nightly-backup.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { startFiles } from '#platform/files/start-files.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import { keepDataFolder } from '#platform/keep-data-folder.server.ts'
import type { Log } from '#platform/log.server.ts'
import { startMailFileRemoval } from '#platform/mail/delete-mails.server.ts'
import { startMailWorker } from '#platform/mail/mail-worker.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { startWebhookWorker } from '#platform/webhooks/webhook-worker.server.ts'
import { listen } from './http/listen.server.ts'
import { createSiteApp } from './site-app.server.ts'
import type { WebRuntime } from './web-runtime.server.ts'

export type Site = { readonly address: string; readonly stop: () => Promise<void> }

const cacheBytes = 64 * 1024 * 1024

/**
 * Puts the site together and opens it: database, jobs, API, pages. What was opened is closed again, last first, by `stop`
 * or by a start that fails.
 */
export async function startSite(settings: Settings, log: Log, web: WebRuntime): Promise<Site> {
  const opened = new AsyncDisposableStack()
  try {
    const address = await open(opened, settings, log, web)
    return { address, stop: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function open(opened: AsyncDisposableStack, settings: Settings, log: Log, web: WebRuntime): Promise<string> {
  const database = await openDatabase(settings, log)
  opened.defer(() => database.close())
  const kept = keepDataFolder(settings, log)
  opened.defer(() => kept.stop())
  await checkSecret(database.db, settings)
  if (settings.demoContent) await loadCatalogue(database.db, demoCatalogue)
  await keepBuiltInEntries(database.db, builtInEntries())
  const jobs = await startJobs(database, log)
  opened.defer(() => jobs.stop())
  const files = await openFiles(settings)
  const now = () => new Date()
  const cache = createCache({ maxBytes: cacheBytes, now })
  const announcements = createAnnouncements()
  const services = { db: database.db, cache, announcements, files, jobs, log, settings, now }
  await startFiles(services)
  const company = async () => (await readCompany(services)).value
  const renderMail = web.mailRenderer(
    company,
    settings.publicUrl,
    (...mail) => readStaffWords(services, ...mail),
    ({ brand }) => logoPicture(services, brand, 'line'),
  )
  await startMailFileRemoval(services)
  const mails = await startMailWorker(services, renderMail)
  opened.defer(() => mails.stop())
  const webhooks = startWebhookWorker(services, tellStopped)
  opened.defer(() => webhooks.stop())
  warn(services, await ensureFirstAdmin(services, (await company()).brand.name))
  await startFinancingJobs(services)
  await startQuoteJobs(services)
  await startReadingPhones(services)
  await startFollowUpJobs(services)
  await startBackups(services)
  await startRenderingPosts(services)
  await startBin(services)
  await startForgettingImports(services)
  await startForgettingInvitations(services)
  await startRetention(services, async () => {
    const { value, isWhole } = await readRetention(services)
    if (!isWhole) throw new Error('the periods could not be read')
    return value
  })

  await dropOnChange(database, cache)
  await hearAnnouncements(database, announcements)

  const analytics = startAnalytics(services)
  opened.defer(analytics.stop)
  const app = createSiteApp(services, web, renderMail, analytics.countAudit)
  const { port, close } = await listen(app, settings)
  opened.defer(close)
  // First: a server waits for those whom it answers.
  opened.defer(() => announcements.close())
  return settings.publicUrl.replace(/:0$/, `:${port}`)
}

/** Says at the start what is open or missing, for whoever reads the log. */
function warn({ log, settings }: Pick<Services, 'log' | 'settings'>, firstAdmin: FirstAdmin): void {
  if (firstAdmin === 'missing') log.warn('nobody is on the staff yet: npm run staff -- add EMAIL --role admin')
  if (settings.requireTwoFactor === 'off') log.warn('REQUIRE_2FA=off: nobody needs a second factor to sign in')
  if (settings.webhooksToPrivate) log.warn('WEBHOOKS_TO_PRIVATE=on: webhooks may reach private networks')
  if (!settings.rateLimits) log.warn('RATE_LIMITS=off: anybody may try passwords and send forms without end')
}
