import { expect, test } from 'vitest'
import { mailFaultOf } from './outbox-mail.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['Invalid login: 535 5.7.8 Error', 'signIn'],
  ["Can't send mail - all recipients were rejected: 550 no such user", 'address'],
  ['no mail template order', 'other'],
] as const)('%s', (said, fault) => {
  expect(mailFaultOf(said)).toBe(fault)
})
