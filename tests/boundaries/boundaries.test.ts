import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runStep } from '../../scripts/check-steps.ts'
import { copyTree } from '../support/tree-copy.ts'
import { plantedImports, plantedTargets } from './planted-imports.ts'

const rulesFile: string = '../../.dependency-cruiser.mjs'
const rules = (await import(rulesFile)) as { default: { forbidden: { name: string }[] } }
const hydrate = `${readFileSync('src/web/delivery/hydrate.tsx', 'utf8')}\nimport '../planted-reach.ts'\n`
const planted = Object.fromEntries(plantedImports.map(([, file, source]) => [file, `${source}\n`]))

describe('the import rules', () => {
  let lines: string[]
  let tree: ReturnType<typeof copyTree>

  beforeAll(async () => {
    tree = copyTree({ ...plantedTargets, ...planted, 'src/web/delivery/hydrate.tsx': hydrate })
    const result = await runStep('boundaries', tree.folder)
    lines = result.output.split('\n').map((line) => line.trim())
  })
  afterAll(() => tree.remove())

  test.each(plantedImports)('%s refuses %s', (rule, file) => {
    expect(lines.filter((line) => line.startsWith(`error ${rule}: ${file} →`))).not.toEqual([])
  })

  test('browser-reaches-no-server refuses what hydrate.tsx reaches through other files', () => {
    expect(lines).toContain('error browser-reaches-no-server: src/web/delivery/hydrate.tsx → src/web/planted.server.ts')
  })

  test('refuse nothing else', () => {
    const files = plantedImports.map(([, file]) => file)
    const refused = lines.flatMap((line) => /^error (\S+): (\S+) →/.exec(line)?.slice(1) ?? [])
    const others = refused.filter((_, at) => at % 2 === 1).filter((file) => !files.includes(file))
    expect([...new Set(others)]).toEqual(['src/web/delivery/hydrate.tsx'])
  })

  test('are all planted against', () => {
    const names = rules.default.forbidden.map(({ name }) => name)
    const tried = new Set(plantedImports.map(([rule]) => rule))
    expect(names.filter((name) => !tried.has(name))).toEqual([])
  })
})
