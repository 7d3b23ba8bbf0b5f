import { expect, test } from 'vitest'
import { messageArguments } from './message-arguments.ts'

test.each([
  ['Your request {reference}, { name }', ['reference ', 'name ']],
  ['{count, plural, one {# of {name}} other {# waits}}', ['count plural', 'name ']],
  ['{day, date, long} {n, number} {n, foo}', ['day date', 'n number', 'n foo']],
  ['<b>{__proto__}</b> #', ['__proto__ ']],
  ['', []],
])('%s', (source, found) => {
  expect(messageArguments(source)?.map(({ name, format }) => `${name} ${format}`)).toEqual(found)
})

test.each([
  '{reference',
  'reference}',
  '{a b}',
  '{}',
  '{a-b}',
  '{n, plural, one {x}}',
  '{n, plural}',
  '{n, select, a {x}}',
])('%s can’t be read', (source) => {
  expect(messageArguments(source)).toBeNull()
})
