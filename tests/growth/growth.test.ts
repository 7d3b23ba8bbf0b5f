import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCountry, aLanguage, grownTree } from './grow.ts'

const run = promisify(execFile)
const filesOf = (edits: typeof aCountry) => [...new Set(edits.map(([file]) => file))]

test('a country takes at most eight files', () => {
  expect(filesOf(aCountry).length).toBeLessThanOrEqual(8)
})

test('a language takes at most ten files besides its messages and prose', () => {
  expect(filesOf(aLanguage).length).toBeLessThanOrEqual(10)
})

describe('a copy of the tree with both', () => {
  let tree: ReturnType<typeof grownTree>
  const inCopy = async (command: string, ...args: string[]) => {
    try {
      await run(path.join(tree.folder, 'node_modules/.bin', command), args, { cwd: tree.folder, maxBuffer: 2 ** 26 })
      return ''
    } catch (error) {
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
    }
  }

  beforeAll(() => {
    tree = grownTree()
    const own = {
      extends: './tsconfig.json',
      include: ['src', 'db', 'scripts'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    }
    writeFileSync(path.join(tree.folder, 'tsconfig.grown.json'), JSON.stringify(own))
  })
  afterAll(() => tree.remove())

  test('has no type that lacks one of them: no other file had to follow', async () => {
    expect(await inCopy('tsc', '--noEmit', '--project', 'tsconfig.grown.json')).toBe('')
  })

  test('keeps the rules of its tables, its places, its prices and its messages', async () => {
    const tests = [
      'src/kernel',
      'src/i18n',
      'src/business/leads/places',
      'src/business/company',
      'src/business/catalogue',
      'src/business/energy/typical-needs',
      'src/business/energy/savings',
      'tests/words/messages',
    ]
    expect(await inCopy('vitest', 'run', '--project', 'pure', ...tests)).toBe('')
  })
})
