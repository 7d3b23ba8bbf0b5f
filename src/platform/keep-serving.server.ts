import type { Log } from './log.server.ts'

/**
 * From now on an error that nothing caught, or a promise that nobody waits for, is written to the log and ends nothing: it belongs
 * to one request or one job, whose work is rolled back by the database and told or tried again. This process holds nothing
 * that such an error could leave half-changed for others; ending it would cut off everybody who is being served.
 */
export function keepServing(log: Log): void {
  // Promises come here too, as `unhandledRejection`.
  process.on('uncaughtException', (err, origin) => log.error({ err, origin }, 'an error that nothing caught'))
}
