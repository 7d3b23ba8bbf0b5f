import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortened } from '#web/delivery/document.server.ts'

test.each([
  ['', ''],
  ['Power M 3kVA.', 'Power M 3kVA.'],
  [`${'a'.repeat(150)} bbbb, ccccccccc`, `${'a'.repeat(150)} bbbb…`],
  [`${'a'.repeat(150)} – bbbbbbbbbbb`, `${'a'.repeat(150)}…`],
])('%j becomes %j', (text, short) => expect(shortened(text)).toBe(short))

test('what is written in words never gets longer than 160 characters, nor loses its beginning', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé]{1,20}$/), { maxLength: 40 }).map((list) => list.join(' '))
  fc.assert(
    fc.property(words, (text) => {
      const short = shortened(text)
      expect(short.length).toBeLessThanOrEqual(160)
      expect(text.startsWith(short.replace(/…$/, ''))).toBe(true)
    }),
  )
})
