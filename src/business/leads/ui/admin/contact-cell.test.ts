import { expect, test } from 'vitest'
import { readContactCell } from './contact-cell.ts'

test.each([
  ['0803 123 4567', { phone: '0803 123 4567', rest: '' }],
  ['70/11/22/33', { phone: '70/11/22/33', rest: '' }],
  ['+226 70 11 22 33', { phone: '+226 70 11 22 33', rest: '' }],
  ['8031234567.0', { phone: '8031234567', rest: '' }],
  ["'08031234567", { phone: '08031234567', rest: '' }],
  ['08031234567 / 08091234567', { phone: '08031234567', rest: '08091234567' }],
  ['08031234567/08091234567', { phone: '08031234567', rest: '08091234567' }],
  ['0803 123 4567 0809 123 4567', { phone: '0803 123 4567', rest: '0809 123 4567' }],
  ['0803 123 4567, 0809 123 4567', { phone: '0803 123 4567', rest: '0809 123 4567' }],
  ['70 11 22 33 ou 76 11 22 33', { phone: '70 11 22 33', rest: '76 11 22 33' }],
  ['70 11 22 33 - 76 11 22 33', { phone: '70 11 22 33', rest: '76 11 22 33' }],
  ['70 11 22 33 76 11 22 33', { phone: '70 11 22 33', rest: '76 11 22 33' }],
  ['70112233 (son frère)', { phone: '70112233', rest: 'son frère' }],
  ['Tel: 0803 123 4567', { phone: '0803 123 4567', rest: 'Tel' }],
  ['awa@example.com', { email: 'awa@example.com', rest: '' }],
  ['awa@example.com / 70 11 22 33', { phone: '70 11 22 33', email: 'awa@example.com', rest: '' }],
  ['a1@example.com; b@example.com', { email: 'a1@example.com', rest: 'b@example.com' }],
  ['ask her brother', { rest: 'ask her brother' }],
  ['0803 12', { rest: '0803 12' }],
  ['2.34803E+12', { rest: '2.34803E+12' }],
  ['', { rest: '' }],
])('%j is %j', (cell, contact) => expect(readContactCell(cell)).toEqual(contact))
