import { expect, test } from 'vitest'
import { contentsOf } from './contents-of.ts'

test('each heading of the second level is a section that can be led to', () => {
  const { sections, html } = contentsOf(
    '<h2>1. Qui &#x26; quoi</h2><p>a</p><h3>b</h3><h2 style="color:red">2. <em>Où</em></h2><p>c</p>',
  )
  expect(sections).toEqual([
    { id: 'section-1', heading: '1. Qui & quoi' },
    { id: 'section-2', heading: '2. Où' },
  ])
  expect(html).toBe(
    '<h2 id="section-1">1. Qui &#x26; quoi</h2><p>a</p><h3>b</h3><h2 id="section-2" style="color:red">2. <em>Où</em></h2><p>c</p>',
  )
})

test('a text without headings has no sections', () => {
  expect(contentsOf('<p>a</p>')).toEqual({ sections: [], html: '<p>a</p>' })
})
