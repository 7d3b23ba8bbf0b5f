import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const drawings = globSync('public/pictures/*.svg').toSorted()

test('there is a drawing for whatever has no photograph', () => expect(drawings.length).toBeGreaterThan(50))

test.each(drawings)('%s is whole, light and says its size', (path) => {
  const svg = readFileSync(path, 'utf8')
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+" viewBox="[-\d. ]+"[^>]*>.+<\/svg>\n$/s)
  expect(svg).not.toMatch(/undefined|NaN|<script|<style|<foreignObject|\son\w+=/)
  expect(svg.length).toBeLessThanOrEqual(8_192)
})
