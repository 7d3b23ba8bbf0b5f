import { execFile } from 'node:child_process'
import path from 'node:path'

/** What `npm run check` runs; each is a command that exits with other than 0 when it finds fault. */
const commands = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--format', 'unix'],
  boundaries: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'],
  files: ['node', path.join(import.meta.dirname, 'check-files.ts')],
  types: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.json'],
  unused: ['knip', '--no-progress'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type CheckStep = keyof typeof commands
export const checkSteps = Object.keys(commands) as CheckStep[]

/** How a step ended and everything that it printed. */
export type StepResult = { readonly step: CheckStep; readonly passed: boolean; readonly output: string }

/** Runs one step over the tree in `folder`, which has the configuration files and `node_modules`. */
export function runStep(step: CheckStep, folder: string): Promise<StepResult> {
  const [command, ...args] = commands[step]
  const binary = path.join(folder, 'node_modules/.bin', command)
  return new Promise((resolve) => {
    execFile(binary, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ step, passed: error === null, output: stdout.trim() || stderr.trim() })
    })
  })
}
