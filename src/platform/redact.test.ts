import { expect, test } from 'vitest'
import { redact } from './redact.ts'

test('people and secrets are redacted out on three levels, and nothing else is', () => {
  const fields = {
    email: 'a@example.com',
    lead: { id: 7, phone: '0803', contact: { fullName: 'Amina', city: 'Lagos' } },
    rows: [{ id: 1, token: 't' }],
  }
  expect(redact(fields)).toEqual({
    email: '[hidden]',
    lead: { id: 7, phone: '[hidden]', contact: { fullName: '[hidden]', city: 'Lagos' } },
    rows: [{ id: 1, token: '[hidden]' }],
  })
  expect(fields.lead.phone).toBe('0803')
})

test('errors, dates and absent fields are left as they are', () => {
  const err = Object.assign(new Error('no'), { email: 'x' })
  const at = new Date(0)
  const shown = redact({ err, at, to: undefined, ids: [1, 2] })
  expect(shown['err']).toBe(err)
  expect(shown['at']).toBe(at)
  expect(shown).toMatchObject({ to: undefined, ids: [1, 2] })
})
