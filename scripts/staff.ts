import { parseArgs } from 'node:util'
import { addAccount, resetAccount } from '#business/accounts/manage-staff.server.ts'
import { oneTimeDays } from '#business/accounts/store-staff.server.ts'
import { roles } from '#business/accounts/permissions.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'

const usage = `npm run staff -- add EMAIL --role ${roles.join('|')} [--name NAME]
npm run staff -- reset EMAIL`

/** `npm run staff -- add EMAIL --role ROLE`, `reset EMAIL`: makes or reopens an account, prints its one-time password. */
async function run(): Promise<string> {
  const { command, email, role = '', name } = readCommand()
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, createLog('error'))
  try {
    const services = { db: database.db, now: () => new Date() }
    const request = { email, role, name: name ?? email.slice(0, email.indexOf('@')) }
    const { oneTimePassword } = valueOf(
      command === 'add' ? await addAccount(services, request, null) : await resetAccount(services, email),
    )
    return `One-time password of ${email.toLowerCase()}, good for ${oneTimeDays} days: ${oneTimePassword}
${command === 'reset' ? 'Their authenticator app, recovery codes and passkeys are forgotten.\n' : ''}Sign in at ${settings.publicUrl}/admin/login and choose a password of your own.`
  } finally {
    await database.close()
  }
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  const [error] = outcome.problem.errors ?? []
  throw new StartupError(error ? `${error.path}: ${error.code}` : outcome.problem.code)
}

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' } },
    })
    const [command, email] = positionals
    if (email && ((command === 'add' && values.role) || command === 'reset')) return { command, email, ...values }
  } catch {
    // An unknown option: the usage says what there is.
  }
  throw new StartupError(usage)
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
