import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { postCategories } from '#business/content/posts/post-category.ts'
import { sectorColor } from '#business/content/case-studies/sector.ts'
import { contentPictures } from './drawings/content/content-pictures.ts'

const pictures = Object.entries(contentPictures())

test('there is one for each category and each sector, all different, and an emblem', () => {
  const categories = postCategories.map(({ code }) => `post-${code}`)
  const sectors = Object.keys(sectorColor).map((sector) => `sector-${sector}`)
  expect(pictures.map(([name]) => name).toSorted()).toEqual([...categories, ...sectors, 'emblem'].toSorted())
  expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(pictures.length)
})

test.each(pictures)('%s is drawn whole, light, and as committed', (name, svg) => {
  expect(svg).toContain('width="640" height="360" viewBox="0 0 640 360"')
  expect(svg).not.toMatch(/undefined|NaN|Infinity|<script|<style/)
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096)
  expect(readFileSync(new URL(`../public/pictures/${name}.svg`, import.meta.url), 'utf8')).toBe(svg)
})
