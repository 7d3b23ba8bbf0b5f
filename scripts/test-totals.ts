import type { TestModule } from 'vitest/node'

/** How many tests, or steps of the gate, ended how. */
export type Totals = { readonly passed: number; readonly failed: number; readonly skipped: number }

/** A step of the gate counts as one test. */
export function oneStep(passed: boolean): Totals {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 }
}

export function addTotals(a: Totals, b: Totals): Totals {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Counts the tests of a run. A file or a suite that failed outside its tests, and each stray error, is one failure. */
export function totalsOf(modules: readonly TestModule[], strayErrors: number): Totals {
  const count = (state: 'passed' | 'failed' | 'skipped') =>
    modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0)
  const broken = modules.flatMap((module) => [module, ...module.children.allSuites()])
  const failures = broken.filter((suite) => suite.errors().length > 0).length
  return { passed: count('passed'), failed: count('failed') + failures + strayErrors, skipped: count('skipped') }
}

/** Why tests were tried again that passed then: what Vitest's own report leaves out. */
export function triedAgain(modules: readonly TestModule[]): string[] {
  const flaky = modules.flatMap((module) => [...module.children.allTests('passed')])
  return flaky
    .filter((test) => test.diagnostic()?.flaky)
    .map(
      (test) =>
        `tried again: ${test.fullName}\n${test
          .result()
          .errors?.map(({ stack, message }) => stack ?? message)
          .join('\n')}`,
    )
}
