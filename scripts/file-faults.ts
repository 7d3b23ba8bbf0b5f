import contexts from '../src/business/contexts.json' with { type: 'json' }

const rooms = ['business', 'client', 'design', 'http', 'i18n', 'kernel', 'platform', 'web']
const longestFile = 300

const source = /\.(tsx?|mjs|css)$/
const generated = /^(db\/migrations\/|package-lock\.json$)/
const test = /(\.test\.tsx?$|^tests\/)/

/** Text that no committed file holds. The brackets keep these patterns from finding themselves. */
const forbiddenText: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[\s"'`(=:])\/(?:roo[t]|hom[e]|User[s]|wor[k])\/[\w.]/, 'a path of one machine'],
  [/\bregistr[y]\.[a-z0-9-]+\.[a-z]+|"resolve[d]": "http/, 'a registry host'],
  [/\b(?:TOD[O]|FIXM[E])\b|lorem [i]psum/i, 'something unfinished'],
  [/@ts-(?:ignor[e]|expect-erro[r]|nochec[k])|(?:es|ox)lint-disabl[e]/, 'a rule switched off'],
]
const skippedTest = /\b(?:test|it|describe)\.(?:onl[y]|ski[p]|tod[o])\(/

/** What is wrong with one committed file, as lines of `path: fault`. */
export function fileFaults(path: string, text: string): string[] {
  return [...pathFaults(path), ...textFaults(path, text)].map((fault) => `${path}: ${fault}`)
}

function pathFaults(path: string): string[] {
  const faults: string[] = []
  const [top = '', room = '', context = '', ...below] = path.split('/')
  const name = path.split('/').at(-1) ?? ''
  if (/(^|\/)(utils?|helpers?|common|libs?|misc)(\/|\.tsx?$)/i.test(path)) faults.push('a name that says nothing')
  if (/^index\.(tsx?|mjs|js)$/.test(name)) faults.push('a barrel: import the file itself')
  if (top === 'src' && context !== '' && !rooms.includes(room)) faults.push(`"${room}" is no room of the house`)
  if (
    top === 'src' &&
    room === 'business' &&
    context !== 'contexts.json' &&
    (below.length === 0 || !(context in contexts))
  ) {
    faults.push(`"${context}" is no business context`)
  }
  return faults
}

function textFaults(path: string, text: string): string[] {
  const faults: string[] = []
  const lines = text.split('\n').length - 1
  if (source.test(path) && !generated.test(path) && !test.test(path) && lines > longestFile) {
    faults.push(`${lines} lines, at most ${longestFile}`)
  }
  for (const [pattern, what] of forbiddenText) {
    const found = pattern.exec(text)
    if (found) faults.push(`${what}: ${found[0].trim()}`)
  }
  if (test.test(path) && skippedTest.test(text)) faults.push('a test that does not run')
  return faults
}
