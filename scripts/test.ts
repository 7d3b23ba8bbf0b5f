import { execFileSync } from 'node:child_process'
import { startVitest } from 'vitest/node'
import { check } from './check.ts'
import { type Totals, addTotals, totalsOf } from './test-totals.ts'

// `npm test`: the gate, the production build, every test; closes with one line for all of them together.
const steps = await check(process.cwd())
const gate: Totals = {
  passed: steps.filter((step) => step.passed).length,
  failed: steps.filter((step) => !step.passed).length,
  skipped: 0,
}

/** The journeys drive what this makes; without it they could only pass on yesterday's site. */
function build(): Totals {
  try {
    execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
    return { passed: 1, failed: 0, skipped: 0 }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
const built = build()

const project = built.failed > 0 ? ['!journeys'] : undefined
const vitest = await startVitest(process.argv.slice(2), { watch: false, project })
const tests = totalsOf(vitest.state.getTestModules(), vitest.state.getUnhandledErrors().length)
await vitest.close()

const { passed, failed, skipped } = [gate, built, tests].reduce(addTotals)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
