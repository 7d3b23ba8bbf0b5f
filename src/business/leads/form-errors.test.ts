import { expect, test } from 'vitest'
import { hasMessage } from '#i18n/server-messages.server.ts'
import { parse } from '#kernel/parse.ts'
import { consultationSchema } from './consultation.ts'
import { consultationErrorKey, orderErrorKey } from './form-errors.ts'
import { orderSchema } from './order.ts'

test.each([
  ['firstName', 'required', 'cm', 'leads.consultation.error.firstName'],
  ['firstName', 'too_long', 'cm', 'leads.error.too_long'],
  ['state', 'required', 'cm', 'leads.consultation.error.state'],
  ['state', 'unknown_value', 'bf', 'leads.consultation.error.town'],
  ['preferredDate', 'required', 'cm', 'leads.consultation.error.preferredDate'],
  ['preferredDate', 'weekend', 'cm', 'leads.booking.error.weekend'],
  ['preferredTimeSlot', 'slot_full', 'cm', 'leads.booking.error.slot_full'],
  ['message', 'too_long', 'cm', 'leads.consultation.error.message'],
  ['country', 'unknown_country', 'cm', 'leads.failure.text'],
] as const)('consultation: %s %s in %s', (path, code, country, key) => {
  expect(consultationErrorKey(path, code, country)).toBe(key)
  expect(hasMessage(key)).toBe(true)
})

test.each([
  ['quantity', 'too_big', 'leads.order.error.quantity'],
  ['productId', 'price_on_request', 'leads.order.error.price_on_request'],
  ['productId', 'required', 'leads.order.error.product'],
  ['', 'invalid', 'leads.failure.text'],
] as const)('order: %s %s', (path, code, key) => {
  expect(orderErrorKey(path, code)).toBe(key)
  expect(hasMessage(key)).toBe(true)
})

test('every field that can be missing has words of its own', () => {
  const consultation = parse(consultationSchema(new Date()), {})
  const order = parse(orderSchema, { productId: 1 })
  const keys = [
    ...(consultation.ok ? [] : (consultation.problem.errors ?? [])).map((e) =>
      consultationErrorKey(e.path, e.code, 'cm'),
    ),
    ...(order.ok ? [] : (order.problem.errors ?? [])).map((e) => orderErrorKey(e.path, e.code)),
  ]
  expect(keys).toHaveLength(16)
  expect(keys.filter((key) => !hasMessage(key) || key.endsWith('.failure.text'))).toEqual([])
})
