import { type StepResult, checkSteps, runStep } from './check-steps.ts'

/** Runs every step at once, one line each as it ends, and answers how they ended. */
export function check(folder: string, steps = checkSteps): Promise<StepResult[]> {
  const started = performance.now()
  return Promise.all(
    steps.map(async (step) => {
      const result = await runStep(step, folder)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${result.passed ? 'ok    ' : 'FAILED'} ${step.padEnd(10)} ${seconds} s`)
      if (!result.passed) console.log(result.output)
      return result
    }),
  )
}

// `npm run check`, or `npm run check -- lint types` for some of its steps.
if (import.meta.main) {
  const asked = process.argv.slice(2)
  const steps = checkSteps.filter((step) => asked.length === 0 || asked.includes(step))
  const results = await check(process.cwd(), steps)
  if (!results.every((result) => result.passed)) process.exitCode = 1
}
