import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partnerMarks } from './drawings/company/partner-marks.ts'
import { people } from './drawings/company/people.ts'

test.each(Object.entries({ ...people(), ...partnerMarks() }))('%s is whole, light and as committed', (name, svg) => {
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="(\d+)" height="\1" viewBox="0 0 \1 \1">.+<\/svg>\n$/)
  expect(svg).not.toMatch(/undefined|NaN|<script|<style/)
  expect(svg.length).toBeLessThanOrEqual(2048)
  expect(readFileSync(new URL(`../public/pictures/${name}.svg`, import.meta.url), 'utf8')).toBe(svg)
})
