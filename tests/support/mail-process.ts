import { createJobs } from '#platform/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createAnnouncements } from '#platform/announcements.server.ts'
import { createCache } from '#platform/cache.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFiles } from '#platform/files/files.server.ts'
import { startMailWorker } from '#platform/mail/mail-worker.server.ts'
import { readSettings } from '#platform/settings.server.ts'

/** A process that does nothing but send mails, by the environment's settings, until it is killed. */
const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const database = await openDatabase(settings, log)
const jobs = createJobs(database, log)
const now = () => new Date()
const cache = createCache({ maxBytes: 1024 * 1024, now })
const announcements = createAnnouncements()
const services = { db: database.db, announcements, files: await openFiles(settings), jobs, log, settings, now, cache }
await startMailWorker(services, (template) =>
  Promise.resolve({ subject: template, html: `<p>${template}</p>`, text: template }),
)
