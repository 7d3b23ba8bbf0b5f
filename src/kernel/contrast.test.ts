import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandGrounds, ownColours } from './brand.ts'
import { contrastOf, isColour, leastContrast, mixColours, readableBeside } from './contrast.ts'

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The example of WebAIM's checker.
    ['#777777', '#ffffff', 4.48],
    ['#f6a821', '#0c2230', 8.19],
  ])('of %s beside %s is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
    expect(contrastOf(other, one)).toBe(contrastOf(one, other))
  })

  const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

  test('any colour has a shade that can be read on sand, and a tint that carries ink; one that can be read stays', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('#f3ecdd', '#0c2230'), (its, other) => {
        const readable = readableBeside(its, other)
        expect(isColour(readable)).toBe(true)
        expect(contrastOf(readable, other)).toBeGreaterThanOrEqual(leastContrast)
        expect(readable === its).toBe(contrastOf(its, other) >= leastContrast)
      }),
    )
  })

  test('a mixture goes from the one to the other', () => {
    expect([0, 0.5, 1].map((share) => mixColours('#000000', '#ffffff', share))).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ])
  })

  test('is a colour only of six digits', () => {
    expect(['#F6A821', '#fff', 'red', '#12345g', '#1234567', ''].map(isColour)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

test('the brand’s colours and their grounds are those of the design tokens', () => {
  const tokens = readFileSync('src/design/tokens.css', 'utf8')
  const token = (name: string) => new RegExp(`--color-${name}: (#\\w+);`).exec(tokens)?.[1]
  expect(ownColours).toEqual({ sun: token('sun'), leaf: token('leaf') })
  expect(brandGrounds).toEqual({ sun: token('ink'), leaf: token('sand-2') })
})
