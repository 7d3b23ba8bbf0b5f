import { expect, test } from 'vitest'
import { markdownRenderer } from '../render-markdown.server.ts'

const render = markdownRenderer('https://solar.example')
const folder = '/media/0193a1b2c3d4e5f6a7b8c9d0'

test('a picture of the library keeps its place and is offered in its sizes', async () => {
  const sizes = 'sizes="(min-width: 48rem) 46rem, 100vw"'
  expect(await render(`![Un toit](${folder}/700x350.webp)`)).toBe(
    `<p><picture><source type="image/avif" srcset="${folder}/320x160.avif 320w, ${folder}/700x350.avif 700w" ${sizes}>` +
      `<img src="${folder}/700x350.webp" alt="Un toit" loading="lazy" decoding="async" width="700" height="350"` +
      ` srcset="${folder}/320x160.webp 320w, ${folder}/700x350.webp 700w" ${sizes}></picture></p>`,
  )
})

test.each([
  ['width="350"', 'width="350" height="175"'],
  ['height="70"', 'width="140" height="70"'],
  ['width="10" height="90"', 'width="10" height="90"'],
  ['width="wide"', 'width="700" height="350"'],
])('%s is shown as %s', async (asked, shown) => {
  const html = await render(`<img src="https://solar.example${folder}/700x350.webp" ${asked}>`)
  for (const part of shown.split(' ')) expect(html).toContain(part)
})

test('several in one paragraph, and others beside them', async () => {
  const html = await render(`![a](${folder}/10x10.webp) ![b](/pictures/b.svg) ![c](${folder}/20x20.webp) text`)
  expect(html.match(/<picture>/g)).toHaveLength(2)
  expect(html).toContain('<img src="/pictures/b.svg" alt="b" loading="lazy" decoding="async">')
  expect(html).toContain(' text</p>')
})
