import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atFirst,
  moveCarousel,
  nearestTo,
  runs,
  slideAfter,
  type CarouselEvent,
  type CarouselState,
} from './carousel-state.ts'

const after = (...events: CarouselEvent[]) => events.reduce<CarouselState>(moveCarousel, atFirst)

describe('where it stands', () => {
  test('a slide that is asked for counts at once, and what passes on the way does not', () => {
    const gliding = after({ type: 'go', to: 5 }, { type: 'scrolled', at: 0 }, { type: 'scrolled', at: 3 })
    expect(gliding).toMatchObject({ index: 5, heading: 5 })
    expect(moveCarousel(gliding, { type: 'scrolled', at: 5 })).toMatchObject({ index: 5, heading: null })
  })

  test('two quick presses go two slides on', () => {
    const first = after({ type: 'go', to: slideAfter(atFirst.index, 1, 6) }, { type: 'scrolled', at: 0 })
    expect(moveCarousel(first, { type: 'go', to: slideAfter(first.index, 1, 6) }).index).toBe(2)
  })

  test('a finger takes it over from where it was going', () => {
    const held = after({ type: 'go', to: 4 }, { type: 'touched', on: true }, { type: 'scrolled', at: 1 })
    expect(held).toMatchObject({ index: 1, heading: null })
  })

  test('a scroll within the same slide changes nothing', () => {
    const state = after({ type: 'scrolled', at: 2 })
    expect(moveCarousel(state, { type: 'scrolled', at: 2 })).toBe(state)
  })
})

describe('when it advances by itself', () => {
  test('from the start, and not while the pointer, a finger or the focus is on it', () => {
    expect(runs(atFirst)).toBe(true)
    for (const type of ['touched', 'focused'] as const) {
      expect(runs(after({ type, on: true }))).toBe(false)
      expect(runs(after({ type, on: true }, { type, on: false }))).toBe(true)
    }
  })

  test('its button stops it for good, and starts it although pointer and focus are still there', () => {
    const stopped = after({ type: 'touched', on: true }, { type: 'focused', on: true }, { type: 'toggled' })
    const left = [stopped, { type: 'touched', on: false } as const, { type: 'focused', on: false } as const] as const
    expect(runs(moveCarousel(moveCarousel(stopped, left[1]), left[2]))).toBe(false)
    expect(runs(moveCarousel(stopped, { type: 'toggled' }))).toBe(true)
  })
})

test('one step on and one step back is where one was; `count` steps are a round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), fc.integer({ min: -99, max: 99 }), (count, start, steps) => {
      const index = start % count
      expect(slideAfter(slideAfter(index, steps, count), -steps, count)).toBe(index)
      expect(slideAfter(index, count, count)).toBe(index)
      expect(slideAfter(index, steps, count)).toBeOneOf(Array.from({ length: count }, (_, slide) => slide))
    }),
  )
})

test('the nearest slide is nearest', () => {
  expect(nearestTo(180, [144, 456, 768])).toBe(0)
  expect(nearestTo(400, [144, 456, 768])).toBe(1)
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1 }), (middle, centres) => {
      const found = Math.abs((centres[nearestTo(middle, centres)] ?? Number.NaN) - middle)
      expect(centres.filter((centre) => Math.abs(centre - middle) < found)).toEqual([])
    }),
  )
})
