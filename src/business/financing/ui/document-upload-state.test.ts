import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentTypes } from '../document-type.ts'
import { changeSlots, emptySlots, isUnderway, type DocumentAction, type DocumentSlot } from './document-upload-state.ts'
import { percentSent } from './percent-sent.ts'

const photo = { name: 'IMG_1.jpg', size: 4_000_000 }
const small = { name: 'IMG_1.jpg', size: 400_000 }

type Event = DocumentAction extends infer Action
  ? Action extends DocumentAction
    ? Omit<Action, 'document' | 'attempt'>
    : never
  : never

/** The slot of the proof of residence after events of its first attempt. */
function after(...events: readonly Event[]): DocumentSlot {
  const slots = events.reduce(
    (now, event) => changeSlots(now, { ...event, document: 'residency', attempt: 1 }),
    emptySlots,
  )
  return slots.residency
}

const chosen: Event = { type: 'chosen', file: photo }
const prepared: Event = { type: 'prepared', file: small }

describe('a chosen file', () => {
  test('is prepared, sent, and arrives as it was sent', () => {
    expect(after(chosen).upload).toEqual({ state: 'preparing', attempt: 1, file: photo })
    expect(after(chosen, prepared).upload).toEqual({ state: 'sending', attempt: 1, file: small, sent: 0 })
    expect(after(chosen, prepared, { type: 'progress', sent: 100 }).upload).toMatchObject({ sent: 100 })
    expect(after(chosen, prepared, { type: 'arrived' })).toEqual({ arrived: small, upload: null })
  })

  test('waits where its connection was lost, and goes on from there', () => {
    const lost = [chosen, prepared, { type: 'progress', sent: 150_000 }, { type: 'interrupted' }] as const
    expect(after(...lost).upload).toEqual({ state: 'waiting', attempt: 1, file: small, sent: 150_000 })
    const resumed = after(...lost, { type: 'progress', sent: 131_072 })
    expect(resumed.upload).toEqual({ state: 'sending', attempt: 1, file: small, sent: 131_072 })
  })

  test('that is refused stays so until another is chosen', () => {
    const refused = [chosen, prepared, { type: 'refused', reason: 'file_kind' }] as const
    const upload = { state: 'refused', attempt: 1, file: small, reason: 'file_kind' }
    expect(after(...refused).upload).toEqual(upload)
    expect(after(...refused, { type: 'progress', sent: 3 }, { type: 'arrived' })).toEqual({ arrived: null, upload })
    expect(after(...refused, { type: 'cancelled' }).upload).toBeNull()
  })

  test('given up leaves what had arrived before it', () => {
    const slot = after(chosen, prepared, { type: 'arrived' }, chosen, { type: 'cancelled' })
    expect(slot).toEqual({ arrived: small, upload: null })
  })

  test('never counts more than its size', () => {
    expect(after(chosen, prepared, { type: 'progress', sent: 9_999_999 }).upload).toMatchObject({ sent: small.size })
  })
})

test('what is told of a file that was replaced changes nothing', () => {
  const first = { document: 'residency', attempt: 1 } as const
  const second = { document: 'residency', attempt: 2 } as const
  let slots = changeSlots(emptySlots, { ...first, type: 'chosen', file: photo })
  slots = changeSlots(slots, { ...second, type: 'chosen', file: small })
  for (const late of [
    { ...first, type: 'prepared', file: photo },
    { ...first, type: 'progress', sent: 1 },
    { ...first, type: 'arrived' },
    { ...first, type: 'refused', reason: 'file_kind' },
    { ...first, type: 'cancelled' },
  ] as const)
    expect(changeSlots(slots, late)).toBe(slots)
  expect(slots.residency.upload).toEqual({ state: 'preparing', attempt: 2, file: small })
})

const file = fc.record({ name: fc.string(), size: fc.integer({ min: 1, max: 1e7 }) })
const about = { document: fc.constantFrom(...documentTypes), attempt: fc.integer({ min: 1, max: 3 }) }
const anyAction = fc.oneof(
  fc.record({ ...about, type: fc.constantFrom('chosen' as const, 'prepared' as const), file }),
  fc.record({ ...about, type: fc.constant('progress' as const), sent: fc.nat() }),
  fc.record({ ...about, type: fc.constantFrom('interrupted' as const, 'arrived' as const, 'cancelled' as const) }),
  fc.record({ ...about, type: fc.constant('refused' as const), reason: fc.constant('file_kind') }),
)

test('whatever happens to one document leaves the others alone, and percentages within bounds', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
      let slots = emptySlots
      for (const action of actions) {
        const next = changeSlots(slots, action)
        for (const type of documentTypes) {
          const { upload } = next[type]
          expect(type === action.document || next[type] === slots[type]).toBe(true)
          expect(upload && 'sent' in upload ? percentSent(upload) : 0).toBeLessThanOrEqual(100)
        }
        slots = next
      }
    }),
  )
})

test('a file is on its way until it arrives or is refused', () => {
  expect(
    [after(), after(chosen), after(chosen, prepared), after(chosen, { type: 'interrupted' })].map(isUnderway),
  ).toEqual([false, true, true, true])
  expect(isUnderway(after(chosen, { type: 'refused', reason: 'file_kind' }))).toBe(false)
  expect(isUnderway(after(chosen, { type: 'arrived' }))).toBe(false)
})

test('100 percent are all of it', () => {
  expect(percentSent({ sent: 999_999, file: { name: '', size: 1_000_000 } })).toBe(99)
  expect(percentSent({ sent: 1_000_000, file: { name: '', size: 1_000_000 } })).toBe(100)
})
