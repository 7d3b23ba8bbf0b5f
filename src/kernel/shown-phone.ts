import * as z from 'zod/mini'

/** A phone in an answer of the back office, as staff read it. */
export const shownPhoneField = () =>
  z
    .nullable(z.string())
    .check(
      z.describe(
        'The phone as its country writes one; as it was typed where it can’t be read, and where it says more.',
      ),
    )
