import { describe, expect, test } from 'vitest'
import { parse } from '#kernel/parse.ts'
import { cvIssue, maxCvBytes } from './cv.ts'
import { jobApplicationSchema } from './job-application.ts'

const good = {
  name: 'Issa Ouédraogo',
  email: 'issa@example.com',
  phone: '70 00 00 00',
  message: 'Six years of roofs.',
}
const errorsOf = (input: unknown) => {
  const outcome = parse(jobApplicationSchema, input)
  return outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
}

describe('a job application', () => {
  test('is read, in the default country, its message over several lines', () => {
    const given = { ...good, name: ' Issa  Ouédraogo ', message: ' Six years\r\nof roofs. ', cv: 'none' }
    expect(parse(jobApplicationSchema, given)).toEqual({
      ok: true,
      value: { ...good, message: 'Six years\nof roofs.', country: 'cm' },
    })
  })

  test.each(Object.keys(good))('needs %s', (field) => {
    expect(errorsOf({ ...good, [field]: undefined })).toEqual([`${field}: required`])
    expect(errorsOf({ ...good, [field]: '   ' })).toEqual([`${field}: required`])
  })

  test.each([
    ['name', 'I', 'too_short'],
    ['name', 'I'.repeat(101), 'too_long'],
    ['email', 'issa@', 'invalid_email'],
    ['phone', '700000000', 'too_short'],
    ['phone', 'ten letters', 'invalid_phone'],
    ['phone', '+1234567890123456', 'invalid_phone'],
    ['message', 'Nine char', 'too_short'],
    ['message', 'm'.repeat(5001), 'too_long'],
    ['message', 12, 'not_a_text'],
    ['country', 'ng', 'unknown_country'],
  ])('with %s %j is %s', (field, value, code) => {
    expect(errorsOf({ ...good, [field]: value })).toEqual([`${field}: ${code}`])
  })

  test('takes what is just long enough', () => {
    expect(errorsOf({ ...good, name: 'Ij', phone: '0700000000', message: 'Ten chars.' })).toEqual([])
  })
})

test.each([
  ['cv.pdf', 1, null],
  ['CV.DOCX', maxCvBytes, null],
  ['lettre.doc', 900, null],
  ['Curriculum vitae', 900, null],
  ['photo.jpg', 900, 'file_kind'],
  ['cv.pdf.exe', 900, 'file_kind'],
  ['cv.pdf', maxCvBytes + 1, 'file_too_large'],
  ['cv.pdf', 0, 'empty_file'],
])('a CV %s of %i bytes: %s', (name, size, issue) => {
  expect(cvIssue({ name, size })).toBe(issue)
})
