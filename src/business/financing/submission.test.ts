import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '#kernel/parse.ts'
import { submissionSchema } from './submission.ts'

const good = { additionalInfo: { monthlyIncome: '450 000', employerName: 'Dangote' }, termsAccepted: true }
const errorsOf = (input: unknown) => {
  const outcome = parse(submissionSchema, input)
  return outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, code }) => `${path}: ${code}`)
}
const told = (changes: object) => errorsOf({ ...good, additionalInfo: { ...good.additionalInfo, ...changes } })

describe('a submission', () => {
  test('takes income and employer as they were written, and no way to reach the applicant', () => {
    expect(parse(submissionSchema, good)).toEqual({
      ok: true,
      value: {
        ...good,
        additionalInfo: { fullName: '', ...good.additionalInfo, incomePeriod: 'month', email: '', phone: '' },
      },
    })
  })

  test.each([{}, { additionalInfo: {} }, { additionalInfo: { monthlyIncome: '', email: '', phone: '' } }])(
    'may tell nothing but the consent: %j',
    (input) => expect(errorsOf({ ...input, termsAccepted: true })).toEqual([]),
  )

  test.each([undefined, false, null, 'true', 1])('without the consent (%j) is refused', (termsAccepted) => {
    expect(errorsOf({ ...good, termsAccepted })).toEqual(['termsAccepted: terms_not_accepted'])
  })

  test.each([
    [{ monthlyIncome: 450_000 }, 'additionalInfo.monthlyIncome: not_a_text'],
    [{ employerName: 'x'.repeat(201) }, 'additionalInfo.employerName: too_long'],
    [{ email: 'amina@' }, 'additionalInfo.email: invalid_email'],
    [{ phone: 'call me' }, 'additionalInfo.phone: invalid_phone'],
    [{ phone: 803 }, 'additionalInfo.phone: not_a_text'],
    [{ fullName: 'x'.repeat(201) }, 'additionalInfo.fullName: too_long'],
    [{ incomePeriod: 'week' }, 'additionalInfo.incomePeriod: unknown_value'],
  ])('with %j is refused', (changes, error) => expect(told(changes)).toEqual([error]))

  test('never throws, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (body) => typeof parse(submissionSchema, body).ok === 'boolean'))
  })
})
