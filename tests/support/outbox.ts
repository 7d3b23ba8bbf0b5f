import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

export type SentMail = {
  readonly template: string
  readonly to: string
  /** The whole mail, quoted-printable undone. */
  readonly text: string
  /** The attached calendar file. */
  readonly calendar: string | null
}

/** The mails in the outbox of a site, the run's own unless given, that name `reference`, by the name of their template. */
export function mailsAbout(reference: string, dataDir = inject('siteDataDir')): SentMail[] {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  return names
    .map((name) => readMail(name, readFileSync(join(outbox, name), 'utf8')))
    .filter(({ text }) => text.includes(reference))
    .toSorted((a, b) => a.template.localeCompare(b.template))
}

function readMail(name: string, source: string): SentMail {
  const calendar = source.split(/^--.+$/m).find((part) => /^content-type: text\/calendar/im.test(part))
  return {
    template: /Z-(.+)-[0-9a-f]{8}\.eml$/.exec(name)?.[1] ?? name,
    to: /^To: (.+?)\r?$/m.exec(source)?.[1] ?? '',
    text: unquote(source),
    calendar: calendar === undefined ? null : readPart(calendar),
  }
}

function readPart(part: string): string {
  const [head = '', body = ''] = part.split(/\r?\n\r?\n/)
  return /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : unquote(part.slice(part.indexOf(body)))
}

function unquote(text: string): string {
  const joined = text.replaceAll(/=\r?\n/g, '')
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
