import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnSize, shrinkPhotograph } from './document-photograph.ts'

test.each([
  [4000, 3000, 2000, 1500],
  [3000, 4000, 1500, 2000],
  [2000, 1200, 2000, 1200],
  [100, 80, 100, 80],
  [90_000, 3, 2000, 1],
])('%i x %i pixels are drawn as %i x %i', (width, height, drawnWidth, drawnHeight) => {
  expect(drawnSize({ width, height })).toEqual({ width: drawnWidth, height: drawnHeight })
})

test('a picture is never drawn larger than it is or than it may be, and keeps its form', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const drawn = drawnSize({ width, height })
      expect(Math.max(drawn.width, drawn.height)).toBeLessThanOrEqual(Math.min(2000, Math.max(width, height)))
      expect(Math.abs(drawn.width * height - drawn.height * width)).toBeLessThanOrEqual(Math.max(width, height))
    }),
  )
})

test('where a browser can’t draw it, a picture is sent as it is', async () => {
  const picture = new Blob(['no picture'])
  expect(await shrinkPhotograph(picture)).toBe(picture)
})
