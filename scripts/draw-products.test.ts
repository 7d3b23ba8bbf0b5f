import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productPictures } from './drawings/product-pictures.ts'

const pictures = Object.entries(productPictures())

describe('product pictures', () => {
  test('there is one for each of the 25 products, all different, and a placeholder', () => {
    expect(pictures).toHaveLength(26)
    expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(26)
  })

  test.each(pictures)('%s is drawn whole, light, and as committed', (slug, svg) => {
    expect(svg).toContain('width="640" height="480" viewBox="0 0 640 480"')
    expect(svg).not.toMatch(/undefined|NaN|Infinity|<script|<style/)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3072)
    expect(readFileSync(new URL(`../public/pictures/${slug}.svg`, import.meta.url), 'utf8')).toBe(svg)
  })
})
