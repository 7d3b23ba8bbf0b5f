import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atWidth, imageAddress, mostHeight, mostWidth, readImageAddress, variantSizes } from './image-address.ts'

const id = '0193a1b2c3d4e5f6a7b8c9d0'
const size = fc.record({
  width: fc.integer({ min: 1, max: mostWidth }),
  height: fc.integer({ min: 1, max: mostHeight }),
})

test('sizes grow to the picture’s own, keep its shape and are never larger', () => {
  fc.assert(
    fc.property(size, (whole) => {
      const sizes = variantSizes(whole)
      expect(sizes.at(-1)).toEqual(whole)
      sizes.reduce((smaller, larger) => {
        expect(larger.width).toBeGreaterThan(smaller.width)
        return larger
      })
      for (const { width, height } of sizes) {
        expect(Math.abs(height - (whole.height * width) / whole.width)).toBeLessThanOrEqual(1)
        expect(height).toBeGreaterThan(0)
      }
    }),
  )
})

test.each([
  [{ width: 1920, height: 1280 }, [320, 640, 960, 1280, 1920]],
  [{ width: 700, height: 350 }, [320, 700]],
  [{ width: 120, height: 90 }, [120]],
])('%j is kept %j wide', (whole, widths) => {
  expect(variantSizes(whole).map(({ width }) => width)).toEqual(widths)
})

test('an address tells size and focal point', () => {
  fc.assert(
    fc.property(size, (whole) => {
      expect(readImageAddress(imageAddress(id, whole))).toEqual({
        folder: `/media/${id}/`,
        size: whole,
        focus: undefined,
      })
    }),
  )
  expect(readImageAddress(`/media/${id}/1200x800.webp#30,70`)).toMatchObject({ focus: '30% 70%' })
})

test.each([
  '',
  '/pictures/emblem.svg',
  '/media/x/1200x800.webp',
  `/media/${id}/1200x800.avif`,
  `https://example.com/media/${id}/1200x800.webp`,
])('%j is no address of the library', (address) => {
  expect(readImageAddress(address)).toBeNull()
  expect(atWidth(address, 320)).toBe(address)
})

test('the smallest size that is wide enough, else the largest', () => {
  const address = `/media/${id}/1200x800.webp#10,10`
  expect(atWidth(address, 320)).toBe(`/media/${id}/320x213.webp`)
  expect(atWidth(address, 321)).toBe(`/media/${id}/640x427.webp`)
  expect(atWidth(address, 5000)).toBe(address)
})
