import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandMark } from './drawings/brand-mark.ts'
import { heroes } from './drawings/hero/hero.ts'

const committed = (file: string) => readFileSync(new URL(`../public/${file}`, import.meta.url))

test.each(Object.entries(heroes()))('%s, a picture of the home page, is whole, light and as committed', (name, svg) => {
  expect(svg).not.toMatch(/undefined|NaN/)
  expect(svg.length).toBeLessThanOrEqual(12_288)
  expect(committed(`pictures/${name}.svg`).toString()).toBe(svg)
})

test('the favicon is as committed, and each raster has the size that its name or use promises', () => {
  expect(committed('favicon.svg').toString()).toBe(brandMark(0.82, 14))
  const size = (file: string) => [committed(file).readUInt32BE(16), committed(file).readUInt32BE(20)]
  expect(size('icon-192.png')).toEqual([192, 192])
  expect(size('icon-512.png')).toEqual([512, 512])
  expect(size('apple-touch-icon.png')).toEqual([180, 180])
})
