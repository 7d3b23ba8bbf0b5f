import { expect, test } from 'vitest'
import { reasonFault } from './decision-reason.ts'

test.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['x', 'too_short'],
  ['Vu. . . . . . . . . . . . 12345', 'too_short'],
  ['Vérifié !', 'too_short'],
  ['Known customer', null],
  ['Revenu vérifié au magasin', null],
])('of the reason "%s" it is said: %s', (reason, fault) => {
  expect(reasonFault(reason)).toBe(fault)
})
