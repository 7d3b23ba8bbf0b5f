import { parseArgs } from 'node:util'
import { addAccount } from '#business/accounts/add-staff.server.ts'
import { oneTimeDays } from '#business/accounts/one-time-password.server.ts'
import { roles } from '#business/accounts/role.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { StartupError } from '#platform/startup-error.ts'

const usage = `npm run staff -- add EMAIL --role ${roles.join('|')} [--name NAME]`

/** `npm run staff -- add EMAIL --role ROLE`: makes a staff account and prints its one-time password. */
async function run(): Promise<string> {
  const { email, role, name } = readCommand()
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, createLog('error'))
  try {
    const request = { email, role, name: name ?? email.slice(0, email.indexOf('@')) }
    const added = await addAccount({ db: database.db, now: () => new Date() }, request, null)
    if (!added.ok) {
      const [error] = added.problem.errors ?? []
      throw new StartupError(`${error?.path ?? 'account'}: ${error?.code ?? added.problem.code}`)
    }
    return [
      `${added.value.member.email} is now on the staff as ${added.value.member.role}.`,
      `One-time password, good for ${oneTimeDays} days: ${added.value.oneTimePassword}`,
      `Sign in at ${settings.publicUrl}/admin/login and choose a password of your own.`,
    ].join('\n')
  } finally {
    await database.close()
  }
}

function readCommand() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, name: { type: 'string' } },
    })
    const [command, email] = positionals
    if (command === 'add' && email && values.role) return { email, role: values.role, name: values.name }
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
