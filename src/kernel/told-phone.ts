import * as z from 'zod/mini'

/** What a phone dials, in an answer of the back office. */
export const dialledNumberField = () =>
  z
    .nullable(z.string())
    .check(z.describe('What the phone dials, with its country’s code; null where that can’t be told, and of none.'))

/** A phone in an answer of the back office, as staff read it. */
export const shownPhoneField = () =>
  z
    .nullable(z.string())
    .check(
      z.describe(
        'The phone as its country writes one; as it was typed where it can’t be read, and where it says more.',
      ),
    )
