import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Words of file names that the glossary (docs/glossary.md) has others for, and the files to which they still belong. */
const retired: readonly (readonly [word: RegExp, instead: string, except?: RegExp])[] = [
  [/(^|-)(use-)?late(-|$)/, 'lazy', /^src\/web\/late-scripts/],
  [/^draw(-|$)/, 'render'],
  [/^(forget|drop)(-|$)/, 'invalidate'],
  [/(^|-)numbers(-|$)/, 'analytics', /^src\/http\/api\/admin\/numbers|^src\/i18n\/messages\//],
  [/^found(-|$)/, 'hit, record'],
  [/(^|-)memory(-|$)/, 'cache'],
  [/(^|-)(take|taken|taking)-up(-|$)/, 'hydrate'],
  [/(^|-)blot/, 'redact'],
]

function faultIn(file: string): string[] {
  const name = (file.split('/').at(-1) ?? '').split('.')[0] ?? ''
  return retired
    .filter(([word, , except]) => word.test(name) && !except?.test(file))
    .map(([, instead]) => `${file}: ${instead}`)
}

test('files are named by the words of the glossary', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
    encoding: 'utf8',
  })
  expect(files.split('\n').flatMap(faultIn)).toEqual([])
})

test.each(['src/design/use-late.ts', 'src/web/draw-preview.ts', 'src/business/a/post-memory.server.ts'])(
  '%s is found',
  (file) => {
    expect(faultIn(file)).toHaveLength(1)
  },
)

test.each(['src/web/template.ts', 'src/web/not-found.tsx', 'src/business/energy/calculate-audit.ts'])(
  '%s is nothing',
  (file) => {
    expect(faultIn(file)).toEqual([])
  },
)
