import { execFileSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { startVitest } from 'vitest/node'
import { check } from './check.ts'
import { type Totals, addTotals, oneStep, totalsOf, triedAgain } from './test-totals.ts'

// `npm test`: the gate, the production build, every test; closes with one line for all of them together.
keepOffDisk()
const gate = (await check(process.cwd())).map((step) => oneStep(step.passed))
const built = build()
const { passed, failed, skipped } = [...gate, oneStep(built), await runTests()].reduce(addTotals)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

/** Clusters and browsers write gigabytes that nobody reads again: they stay in memory where it has room for them. */
function keepOffDisk(): void {
  const memory = '/dev/shm'
  if (process.env['TMPDIR'] || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize > 8 * 1024 ** 3) process.env['TMPDIR'] = memory
}

/** In a process of its own: a build leaves NODE_ENV behind. */
function build(): boolean {
  try {
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Without a build the journeys could only pass on yesterday's site, so they are left out. */
async function runTests(): Promise<Totals> {
  try {
    const vitest = await startVitest([], { watch: false, project: built ? undefined : ['!journeys'] })
    const totals = totalsOf(vitest.state.getTestModules(), vitest.state.getUnhandledErrors().length)
    for (const lines of triedAgain(vitest.state.getTestModules())) console.log(lines)
    await vitest.close()
    return totals
  } catch (error) {
    console.error(error)
    return oneStep(false)
  }
}
