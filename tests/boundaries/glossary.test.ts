import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where things are drawn: on a sheet of paper, a picture or a canvas; and where the power that is drawn falls short. */
const drawing =
  /^src\/(business\/(energy\/(guide|choose-system)|quotes\/pdf|financing\/ui\/document)|web\/previews|platform\/pdf)/

/** Words of names that the glossary (docs/glossary.md) has others for, and the files to which they still belong. */
const retired: readonly (readonly [word: RegExp, instead: string, except?: RegExp])[] = [
  [/^late$/, 'lazy', /^src\/kernel\/backup-state/],
  [/^draws?$|^drawn$/, 'render', drawing],
  [/^forget$|^forgotten$/, 'invalidate, clear, remove'],
  [/^numbers$/, 'analytics', /^src\/business\/(catalogue\/specification-sheet|financing\/ui\/simulated-plan)/],
  [/^people$/, 'privacy', /^src\/business\/mail\/mail\/mail-samples/],
  [/^found$/, 'hit, record', /^src\/(web\/(pages\/site\/not-found|routes)|platform\/postgres\/pid-file)/],
  [/^memory$|^memories$/, 'cache'],
  [/^blot/, 'redact'],
  [/^verbs?$/, 'use case'],
  [/^letters?$/, 'mail', /^src\/(platform\/(lettering|pdf)|business\/accounts\/store-staff)/],
]

/** `use-late.ts`, `useLate` and `USE_LATE` as their words. */
const wordsOf = (name: string) =>
  name
    .split(/(?=[A-Z][a-z])|[^\p{L}\p{N}]/u)
    .map((word) => word.toLowerCase())
    .filter(Boolean)

function faultsOf(name: string, file: string): string[] {
  const words = wordsOf(name)
  const faults = retired.filter(([word, , except]) => words.some((one) => word.test(one)) && !except?.test(file))
  // A page is hydrated; a quote may well be taken up.
  const isPage = /^src\/(web|client|design)\//.test(file)
  const takenUp = isPage && /\b(take|taken|taking) up\b/.test(words.join(' ')) ? ['hydrate'] : []
  return [...faults.map(([, instead]) => instead), ...takenUp].map((instead) => `${file}: ${name}: ${instead}`)
}

/** What a file declares for all of itself: functions, classes, types and constants at the beginning of a line. */
const declaration =
  /^(?:export )?(?:default )?(?:declare )?(?:async )?(?:function\*?|class|type|interface|const|let) (\w+)/gm

const declaredIn = (source: string) => [...source.matchAll(declaration)].map(([, name = '']) => name)

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

test('files and folders are named by the words of the glossary', () => {
  const names = new Set(
    files.flatMap((file) => file.split('/').map((part, at, path) => path.slice(0, at + 1).join('/'))),
  )
  expect([...names].flatMap((path) => faultsOf((path.split('/').at(-1) ?? '').split('.')[0] ?? '', path))).toEqual([])
})

test('what a file declares is named by the words of the glossary', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  const faults = sources.flatMap((file) =>
    declaredIn(readFileSync(file, 'utf8')).flatMap((name) => faultsOf(name, file)),
  )
  expect(faults).toEqual([])
})

test.each([
  'src/design/use-late.ts',
  'src/web/draw-preview.ts',
  'src/business/a/post-memory.server.ts',
  'src/business/a/forget-session.ts',
  'src/web/take-up.ts',
])('%s is found', (file) => {
  expect(faultsOf((file.split('/').at(-1) ?? '').split('.')[0] ?? '', file)).toHaveLength(1)
})

test('a declaration is found, and no part of a longer word', () => {
  const source = `export async function drawBarePage() {\n  const late = 1\n}\nconst NUMBERS_KEPT = 2\ntype Template = {}\nconst foundation = 3\n`
  expect(declaredIn(source)).toEqual(['drawBarePage', 'NUMBERS_KEPT', 'Template', 'foundation'])
  expect(declaredIn(source).flatMap((name) => faultsOf(name, 'src/web/a.ts'))).toEqual([
    'src/web/a.ts: drawBarePage: render',
    'src/web/a.ts: NUMBERS_KEPT: analytics',
  ])
})
