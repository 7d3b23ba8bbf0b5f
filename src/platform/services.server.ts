import type { Announcements } from './announcements.server.ts'
import type { Cache } from './cache.server.ts'
import type { Database } from './database/database.server.ts'
import type { Files } from './files/files.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { Log } from './log.server.ts'
import type { Settings } from './settings.server.ts'

/** What a use case needs of the outside world. */
export type Services = {
  readonly db: Database
  readonly cache: Cache
  readonly announcements: Announcements
  readonly files: Files
  readonly jobs: Jobs
  readonly log: Log
  readonly settings: Settings
  now(): Date
}
