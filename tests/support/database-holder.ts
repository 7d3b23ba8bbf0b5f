import { openDatabase } from '#platform/database/open-database.server.ts'
import { createLog } from '#platform/log.server.ts'

/** A process that uses the database of DATA_DIR: says `open`, and closes it when its input ends. */
const handle = await openDatabase({ databaseUrl: null, dataDir: process.env['DATA_DIR'] ?? '' }, createLog('silent'))
console.log('open')
process.stdin.resume().once('end', () => void handle.close())
