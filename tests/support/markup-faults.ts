import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { HtmlValidate } from 'html-validate'
import jar from 'vnu-jar'

const run = promisify(execFile)

/** Pages by name, such as their address. */
type Pages = ReadonlyMap<string, string>

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Every script is our own, and the policy allows no other.
    'require-sri': 'off',
    // The menu is a link where no script runs; the audit's progress has words of its own.
    'prefer-native-element': 'off',
  },
})

/** What a validator that runs anywhere finds wrong with the markup of pages. */
export async function markupFaults(pages: Pages): Promise<string[]> {
  const found = await Promise.all(
    [...pages].map(async ([name, html]) => {
      const { results } = await validator.validateString(html)
      const messages = results.flatMap((result) => result.messages)
      return messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`)
    }),
  )
  return found.flat()
}

/** True where the W3C checker can run. */
export async function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  )
}

type CheckerMessage = {
  readonly type: string
  readonly subType?: string
  readonly url: string
  readonly message: string
  readonly extract?: string
}

/** What is newer in CSS than the checker; whether CSS is right is seen in the browser. */
const newerThanTheChecker = /^CSS: /

/** The errors and warnings of the W3C checker (vnu) on the markup of pages. */
export async function checkerFaults(pages: Pages): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'markup-'))
  try {
    const names = [...pages.keys()]
    const files = names.map((_, index) => join(folder, `${index}.html`))
    for (const [index, html] of [...pages.values()].entries()) writeFileSync(join(folder, `${index}.html`), html)
    const options = ['--format', 'json', '--stdout', '--exit-zero-always']
    const { stdout } = await run('java', ['-jar', jar, ...options, ...files], { maxBuffer: 2 ** 28 })
    const { messages } = JSON.parse(stdout) as { messages: readonly CheckerMessage[] }
    return messages
      .filter(
        ({ type, subType, message }) =>
          (type === 'error' || subType === 'warning') && !newerThanTheChecker.test(message),
      )
      .map(({ url, message, extract }) => `${names[Number.parseInt(basename(url), 10)]}: ${message} ${extract ?? ''}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
