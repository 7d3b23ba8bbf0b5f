import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeSlot, percentSent, type DocumentSlot, type SlotEvent } from './document-upload-state.ts'
import { isUnderway } from './is-underway.ts'

const photo = { name: 'IMG_1.jpg', size: 4_000_000 }
const small = { name: 'IMG_1.jpg', size: 400_000 }
const chosen: SlotEvent = { type: 'chosen', file: photo }
const prepared: SlotEvent = { type: 'prepared', file: small }

function after(...events: readonly SlotEvent[]): DocumentSlot | undefined {
  return events.reduce<DocumentSlot | undefined>(changeSlot, undefined)
}

describe('a chosen file', () => {
  test('is prepared, sent, and arrives as it was sent', () => {
    expect(after(chosen)?.upload).toEqual({ state: 'preparing', file: photo })
    expect(after(chosen, prepared)?.upload).toEqual({ state: 'sending', file: small, sent: 0 })
    expect(after(chosen, prepared, { type: 'progress', sent: 100 })?.upload).toMatchObject({ sent: 100 })
    expect(after(chosen, prepared, { type: 'arrived' })).toEqual({ arrived: small, upload: null })
  })

  test('waits where its connection was lost, and goes on from there', () => {
    const lost = [chosen, prepared, { type: 'progress', sent: 150_000 }, { type: 'interrupted' }] as const
    expect(after(...lost)?.upload).toEqual({ state: 'waiting', file: small, sent: 150_000 })
    const resumed = after(...lost, { type: 'progress', sent: 131_072 })
    expect(resumed?.upload).toEqual({ state: 'sending', file: small, sent: 131_072 })
  })

  test('that is refused stays so until it is given up or another is chosen', () => {
    const refused = [chosen, prepared, { type: 'refused', reason: 'file_kind' }] as const
    const upload = { state: 'refused', file: small, reason: 'file_kind' }
    expect(after(...refused)?.upload).toEqual(upload)
    expect(after(...refused, { type: 'progress', sent: 3 }, { type: 'arrived' })).toEqual({ arrived: null, upload })
    expect(after(...refused, { type: 'cancelled' })?.upload).toBeNull()
    expect(after(...refused, chosen)?.upload).toEqual({ state: 'preparing', file: photo })
  })

  test('given up leaves what had arrived before it', () => {
    expect(after(chosen, prepared, { type: 'arrived' }, chosen)?.arrived).toEqual(small)
    const slot = after(chosen, prepared, { type: 'arrived' }, chosen, { type: 'cancelled' })
    expect(slot).toEqual({ arrived: small, upload: null })
  })

  test('never counts more than its size', () => {
    expect(after(chosen, prepared, { type: 'progress', sent: 9_999_999 })?.upload).toMatchObject({ sent: small.size })
  })

  test('is on its way until it arrives or is refused', () => {
    expect([after(chosen), after(chosen, prepared), after(chosen, { type: 'interrupted' })].map(isUnderway)).toEqual([
      true,
      true,
      true,
    ])
    const ended = [after(), after(chosen, { type: 'refused', reason: 'file_kind' }), after(chosen, { type: 'arrived' })]
    expect(ended.map(isUnderway)).toEqual([false, false, false])
  })
})

const file = fc.record({ name: fc.string(), size: fc.integer({ min: 1, max: 1e7 }) })
const anyEvent: fc.Arbitrary<SlotEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('chosen' as const, 'prepared' as const), file }),
  fc.record({ type: fc.constant('progress' as const), sent: fc.nat() }),
  fc.record({ type: fc.constantFrom('interrupted' as const, 'arrived' as const, 'cancelled' as const) }),
  fc.record({ type: fc.constant('refused' as const), reason: fc.constant('file_kind') }),
)

test('whatever happens, percentages stay within bounds and what has arrived is never lost', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let slot: DocumentSlot | undefined
      for (const event of events) {
        const next = changeSlot(slot, event)
        expect(next.upload && 'sent' in next.upload ? percentSent(next.upload) : 0).toBeLessThanOrEqual(100)
        expect(slot?.arrived && !next.arrived).toBeFalsy()
        slot = next
      }
    }),
  )
})

test('100 percent are all of it', () => {
  expect(percentSent({ sent: 999_999, file: { name: '', size: 1_000_000 } })).toBe(99)
  expect(percentSent({ sent: 1_000_000, file: { name: '', size: 1_000_000 } })).toBe(100)
})
