import { describe, expect, test } from 'vitest'
import { messageFiles } from '../../../../tests/words/message-files.ts'
import { languages } from '#kernel/language.ts'
import { mailNames, mailParts, readerOf } from '../mail-name.ts'
import { faultIn, originalOf, placeholdersOf } from './part-words.ts'
import { partRules, partsOf } from './part-rules.ts'

const keysOf = (mail: (typeof mailNames)[number]) => partsOf(mail).map(([, { key }]) => key)

test.each(mailNames)('the original words of %s are what may be written there', (mail) => {
  for (const [part, rule] of partsOf(mail)) {
    for (const language of languages) expect([part, faultIn(rule, originalOf(rule)[language])]).toEqual([part, null])
  }
})

test('what all mails share belongs to none of them', () => {
  const shared = keysOf('everywhere')
  const others = mailNames.filter((mail) => mail !== 'everywhere').flatMap(keysOf)
  expect(shared.filter((key) => others.includes(key))).toEqual([])
})

/** Mails that are about several things, or about somebody. */
const aboutOf: Readonly<Partial<Record<(typeof mailNames)[number], readonly string[]>>> = {
  'application-reminder-staff': ['count'],
  'application-overdue-staff': ['count'],
  'follow-ups-staff': ['count'],
  'invitation-staff': ['by'],
  'webhook-stopped-staff': ['host'],
}

test('every mail has a subject with what it is about, and a title; every part stands somewhere', () => {
  for (const mail of mailNames.filter((one) => one !== 'everywhere')) {
    const { subject, title } = partRules[mail]
    expect([subject?.kind, title?.kind]).toEqual(['line', 'line'])
    expect([mail, subject?.required]).toEqual([mail, aboutOf[mail] ?? ['reference']])
  }
  const used = new Set(mailNames.flatMap((mail) => partsOf(mail).map(([part]) => part)))
  expect(mailParts.filter((part) => !used.has(part))).toEqual([])
})

/** Names of fields and languages, rows, what calendars show, and what stands within a sentence. */
const notOffered =
  /^mail\.(field|language|test|promise|booking\.because|applicationOverdue\.row|followUps\.(overdue|today|given|open))\b|\.(file|event|row)$|\.event\.description$/

test('every sentence of the mails can be changed', () => {
  const offered = new Set<string>(mailNames.flatMap(keysOf))
  const keys = Object.keys(messageFiles('fr').get('mail') ?? {})
  expect(keys.filter((key) => !offered.has(key) && !notOffered.test(key))).toEqual([])
})

test('who gets a mail', () => {
  expect(mailNames.filter((mail) => readerOf(mail) === 'applicant')).toHaveLength(7)
  expect(mailNames.filter((mail) => readerOf(mail) === 'visitor')).toHaveLength(7)
  expect(mailNames.filter((mail) => readerOf(mail) === 'staff')).toHaveLength(13)
})

describe('words for a part', () => {
  const subject = partRules['consultation-staff'].subject
  const reminder = partRules['application-reminder-staff'].subject
  if (!subject || !reminder) throw new Error('no subject')

  test('may use what the original uses', () => {
    expect(placeholdersOf(subject)).toEqual(['reference', 'name'])
    expect(faultIn(subject, '{ reference }')).toBeNull()
    expect(faultIn(reminder, '{count}')).toBeNull()
    expect(faultIn(reminder, '{count, plural, =0 {None} one {One} other {#}}')).toBeNull()
  })

  test.each([
    ['{reference', 'not_readable'],
    ['reference} {reference}', 'not_readable'],
    ['{}{reference}', 'not_readable'],
    ['{reference} {phone}', 'unknown_placeholder'],
    ['{reference} {__proto__}', 'unknown_placeholder'],
    ['{reference, date}', 'unknown_placeholder'],
    ['{reference, plural, other {#}}', 'unknown_placeholder'],
    ['{name}', 'missing_placeholder'],
    ['<script>alert(1)</script>', 'missing_placeholder'],
    ['', 'missing_placeholder'],
  ])('%s: %s', (words, fault) => {
    expect(faultIn(subject, words)).toBe(fault)
  })
})
