import { expect, test } from 'vitest'
import { isFixedLine } from './fixed-line.ts'

test.each(['+2348031234567', '+2347012345678', '+2349091234567', '+22670998877', '+22601020304', '+33612345678'])(
  '%s is carried about',
  (number) => expect(isFixedLine(number)).toBe(false),
)

test.each(['+23412345678', '+22625306070'])('%s stays in its house', (number) => expect(isFixedLine(number)).toBe(true))
