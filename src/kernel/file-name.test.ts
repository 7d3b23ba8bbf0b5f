import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFileName, contradicts, extensionIn } from './file-name.ts'

describe('the name that is kept', () => {
  test.each([
    ['CNI recto.jpg', 'CNI recto.jpg'],
    ['  relevé\tde compte .pdf ', 'relevé de compte .pdf'],
    ['statement\u202Efdp.exe', 'statement fdp.exe'],
    ['a\u0000b.png', 'a b.png'],
    ['Relevé.pdf'.normalize('NFD'), 'Relevé.pdf'],
    ['..pdf', '..pdf'],
    [`${'x'.repeat(200)}.jpeg`, `${'x'.repeat(115)}.jpeg`],
    ['x'.repeat(200), 'x'.repeat(120)],
  ])('%j is kept as %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept)
  })

  test.each(['../../x', '../../x.pdf', '/etc/passwd', 'C:\\fakepath\\x.pdf', '', ' ', '.', '..', '\u0000'])(
    '%j is no name',
    (name) => expect(cleanFileName(name)).toBeNull(),
  )

  test('is one short line, and stays what it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const kept = cleanFileName(name)
        if (kept === null) return
        expect(kept.length).toBeLessThanOrEqual(120)
        expect(kept).not.toMatch(/[\p{Cc}/\\\u202a-\u202e]/u)
        expect(cleanFileName(kept)).toBe(kept)
      }),
    )
  })
})

test.each([
  ['a.PDF', 'pdf'],
  ['archive.tar.gz', 'gz'],
  ['photo', null],
  ['12.03.2026', null],
  ['M. Ouédraogo', null],
  ['a.', null],
])('%s ends with %s', (name, extension) => {
  expect(extensionIn(name)).toBe(extension)
})

test.each([
  ['a.jpg', 'jpg', false],
  ['a.JPEG', 'jpg', false],
  ['photo', 'jpg', false],
  ['a.pdf', 'jpg', true],
  ['a.exe', 'pdf', true],
  ['a.doc', 'docx', true],
] as const)('%s against bytes of %s: %s', (name, kind, expected) => {
  expect(contradicts(name, kind)).toBe(expected)
})
