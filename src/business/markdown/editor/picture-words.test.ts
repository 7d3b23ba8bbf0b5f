import { expect, test } from 'vitest'
import { picturesIn, withPictureWords } from './picture-words.ts'

const roof = '0123456789abcdef01234567'
const yard = '89abcdef0123456701234567'
const words: Readonly<Record<string, string>> = { [roof]: 'A roof with 3 panels', [yard]: '' }
const inEnglish = (markdown: string) => withPictureWords(markdown, (id) => words[id])
const roofAt = `/media/${roof}/1920x1280.webp`

test('the pictures of the library in a body are known, each once', () => {
  const body = `![Un toit](${roofAt}#30,70) <img src="/media/${yard}/640x427.webp" alt=""> ![](${roofAt}) ![x](/pictures/a.svg)`
  expect(picturesIn(body)).toEqual([roof, yard])
})

test.each([
  [`Voir ![Un toit](${roofAt}#30,70 "Titre") ici`, `Voir ![A roof with 3 panels](${roofAt}#30,70 "Titre") ici`],
  [`![](${roofAt})`, `![A roof with 3 panels](${roofAt})`],
  [String.raw`![Un \] toit [plat]](<${roofAt}>)`, `![A roof with 3 panels](<${roofAt}>)`],
  [
    `<img width="640" alt='Un toit' src="${roofAt}" title="a > b">`,
    `<img width="640" src="${roofAt}" title="a > b" alt="A roof with 3 panels">`,
  ],
  [
    `<img src="https://solar.example${roofAt}"/>`,
    `<img src="https://solar.example${roofAt}" alt="A roof with 3 panels">`,
  ],
])('%j is told in the other language', (body, expected) => {
  expect(inEnglish(body)).toBe(expected)
})

test.each([
  [`![Une cour](/media/${yard}/640x427.webp)`],
  [`![Un schéma](/pictures/a.svg) et [un lien](${roofAt})`],
  [`<img src="/pictures/a.svg" alt="Un schéma">`],
])('%j stays: the library has no words for it', (body) => {
  expect(inEnglish(body)).toBe(body)
})

test('what would be Markdown in the words of a picture is none', () => {
  expect(withPictureWords(`![x](${roofAt})`, () => 'A [1] *new*  roof')).toBe(`![A \\[1\\] \\*new\\* roof](${roofAt})`)
  expect(withPictureWords(`<img src="${roofAt}">`, () => 'The "big" roof')).toBe(
    `<img src="${roofAt}" alt="The &#34;big&#34; roof">`,
  )
})
