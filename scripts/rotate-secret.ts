import { rotateSecret } from '#business/accounts/rotate-secret.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'

// `npm run rotate-secret`: run once, restart the site, run again.
try {
  process.stdout.write(`${await rotateSecret(readSettings(process.env))}\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
