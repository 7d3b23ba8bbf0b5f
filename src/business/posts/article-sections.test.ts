import { expect, test } from 'vitest'
import { articleSections } from './article-sections.ts'

test('each part of an article has an id of its own, in the words of its heading', () => {
  const html =
    '<p>Lead</p><h2>La nuit, à l’abri</h2><h3>Deeper</h3><h2 align="center">P &#x26; <em>M</em> &lt;1 kW></h2><h2></h2><h2>La nuit, à l’abri</h2>'
  const { html: marked, sections } = articleSections(html)
  expect(sections).toEqual([
    { id: 'part-1-la-nuit-a-l-abri', title: 'La nuit, à l’abri' },
    { id: 'part-2-p-m-1-kw', title: 'P & M <1 kW>' },
    { id: 'part-3-la-nuit-a-l-abri', title: 'La nuit, à l’abri' },
  ])
  expect(marked).toBe(
    '<p>Lead</p><h2 id="part-1-la-nuit-a-l-abri">La nuit, à l’abri</h2><h3>Deeper</h3><h2 align="center" id="part-2-p-m-1-kw">P &#x26; <em>M</em> &lt;1 kW></h2><h2></h2><h2 id="part-3-la-nuit-a-l-abri">La nuit, à l’abri</h2>',
  )
})

test('an article of fewer than three parts stays as it is', () => {
  const html = '<h2>One</h2><h2>Two</h2>'
  expect(articleSections(html)).toEqual({ html, sections: [] })
})
