import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from './field-errors.ts'

const schema = z.object({
  name: z.string().check(z.minLength(2, 'name_short'), z.maxLength(4)),
  count: z.int().check(z.gte(1)),
  hours: z.optional(z.number().check(z.lte(8))),
  agreed: z.boolean(),
  kind: z.enum(['a', 'b']),
  lines: z.array(z.object({ id: z.int() })).check(z.minLength(1), z.maxLength(2)),
})

const good = { name: 'abc', count: 1, agreed: true, kind: 'a', lines: [{ id: 1 }] }

function errorsOf(input: unknown) {
  const result = schema.safeParse(input)
  return result.success ? [] : fieldErrors(result.error, input)
}

test('a value that fits has no errors', () => {
  expect(errorsOf(good)).toEqual([])
})

test.each([
  [{ name: 'a' }, 'name', 'name_short'],
  [{ name: 'abcde' }, 'name', 'too_long'],
  [{ name: 7 }, 'name', 'not_a_text'],
  [{ name: undefined }, 'name', 'required'],
  [{ count: 0 }, 'count', 'too_small'],
  [{ count: 1.5 }, 'count', 'not_integer'],
  [{ count: '1' }, 'count', 'not_a_number'],
  [{ count: Infinity }, 'count', 'not_finite'],
  [{ count: 1e300 }, 'count', 'too_big'],
  [{ hours: NaN }, 'hours', 'not_finite'],
  [{ hours: 9 }, 'hours', 'too_big'],
  [{ hours: null }, 'hours', 'not_a_number'],
  [{ agreed: 'yes' }, 'agreed', 'not_a_boolean'],
  [{ kind: 'c' }, 'kind', 'unknown_value'],
  [{ kind: undefined }, 'kind', 'required'],
  [{ lines: [] }, 'lines', 'too_few'],
  [{ lines: [{ id: 1 }, { id: 2 }, { id: 3 }] }, 'lines', 'too_many'],
  [{ lines: {} }, 'lines', 'not_a_list'],
  [{ lines: [{ id: 1 }, null] }, 'lines.1', 'not_an_object'],
  [{ lines: [{ id: 1 }, {}] }, 'lines.1.id', 'required'],
])('%j', (part, path, code) => {
  expect(errorsOf({ ...good, ...part })).toEqual([{ path, code }])
})

test('each wrong field is named once, and a body of another shape has the empty path', () => {
  expect(errorsOf({ ...good, count: -1.5, agreed: 1 })).toEqual([
    { path: 'count', code: 'not_integer' },
    { path: 'agreed', code: 'not_a_boolean' },
  ])
  expect(errorsOf('text')).toEqual([{ path: '', code: 'not_an_object' }])
  expect(errorsOf(undefined)).toEqual([{ path: '', code: 'required' }])
})
