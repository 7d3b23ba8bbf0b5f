import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Bola Adé', 'BA'],
  ['Émile', 'É'],
  ['Aïssata Ouédraogo ép. Zongo', 'AZ'],
  ['the sales', 'TS'],
  ['  ', ''],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
