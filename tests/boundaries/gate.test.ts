import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckStep, runStep } from '../../scripts/check-steps.ts'
import { copyTree } from '../support/tree-copy.ts'

const money = readFileSync('src/kernel/money.ts', 'utf8')

/** For each step of the gate a file that it must refuse, and what it must say of it. */
const planted: readonly (readonly [step: CheckStep, file: string, source: string, says: string])[] = [
  ['format', 'src/kernel/planted-format.ts', 'const a = "b";\n', 'planted-format.ts'],
  ['lint', 'src/kernel/planted-any.ts', 'export const a = (b: any): number => b\n', 'no-explicit-any'],
  [
    'lint',
    'src/kernel/planted-float.ts',
    'export const a = (b: () => Promise<void>) => {\n  b()\n}\n',
    'no-floating-promises',
  ],
  ['lint', 'src/design/planted-alt.tsx', `export const A = () => <img src="a.png" />\n`, 'alt-text'],
  ['lint', 'src/kernel/planted-unused.ts', 'export const a = 1\nconst b = 2\n', 'no-unused-vars'],
  [
    'lint',
    'src/design/planted-hook.tsx',
    `import { useState } from 'react'\nexport const A = ({ b }: { b: boolean }) => {\n  if (b) useState(1)\n  return <p />\n}\n`,
    'rules-of-hooks',
  ],
  ['types', 'src/kernel/planted-type.ts', `export const a: number = 'b'\n`, 'planted-type.ts(1,14): error TS2322'],
  ['unused', 'src/kernel/money.ts', `${money}\nexport const plantedExport = 1\n`, 'plantedExport'],
  ['unused', 'src/kernel/planted-file.ts', 'export const a = 1\n', 'src/kernel/planted-file.ts'],
  ['files', 'src/utils/money.ts', 'export const a = 1\n', 'src/utils/money.ts'],
  [
    'files',
    'package-lock.json',
    '{"packages":{"a":{"optionalDependencies":{"b-darwin-x64":"1"}}}}',
    'lacks 1 platform',
  ],
]

/** What the slow steps look at here: the settings of the repository, and the rooms that something is planted in. */
const isOfRoom = (file: string) => !file.includes('/') || /^src\/(kernel|design|i18n)\/(?!.*\.test\.)/.test(file)
const slow: readonly CheckStep[] = ['lint', 'types']

describe('the gate', () => {
  const outputs = new Map<CheckStep, string>()
  const trees: ReturnType<typeof copyTree>[] = []

  beforeAll(async () => {
    const files = Object.fromEntries(planted.map(([, file, source]) => [file, source]))
    const whole = copyTree(files)
    const room = copyTree(files, isOfRoom)
    trees.push(whole, room)
    for (const step of new Set(planted.map(([name]) => name))) {
      const { folder } = slow.includes(step) ? room : whole
      const { passed, output } = await runStep(step, folder)
      outputs.set(step, passed ? '' : output)
    }
  })
  afterAll(() => trees.forEach((tree) => tree.remove()))

  test.each(planted)('%s refuses %s', (step, file, _, says) => {
    const output = outputs.get(step) ?? ''
    expect(output).toContain(file)
    expect(output).toContain(says)
  })
})
