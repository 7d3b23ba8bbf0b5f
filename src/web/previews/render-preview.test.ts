import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderPreview } from './render-preview.ts'
import { readDrawing, type Drawing, type Lettering } from './drawing.ts'
import type { Preview } from './preview.ts'

const plain: Preview = { kind: '', title: 'Kit', detail: '', offer: '', note: '', drawing: null }
const sheet = readDrawing('<svg width="4" viewBox="0 0 640 480"><path d="M0 0"/></svg>')

/** Each letter half as wide as it is high; outlines say what was set where. */
function listening() {
  const set: { text: string; size: number; x: number; y: number }[] = []
  const lettering: Lettering = {
    settable: (text) => text,
    widthOf: (text, size) => (text.length * size) / 2,
    outline: (text, size, x, y) => {
      set.push({ text, size, x, y })
      return `M${x} ${y}Z`
    },
  }
  return { set, lettering }
}

function drawn(preview: Partial<Preview>, drawing: Drawing | null = sheet) {
  const { set, lettering } = listening()
  if (!drawing) throw new Error('no drawing')
  return { svg: renderPreview({ ...plain, ...preview }, drawing, 'Rana', lettering), set }
}

test('the brand, the kind, the title, the detail, the price and the country are set, each once', () => {
  const { set } = drawn({ kind: 'Onduleur', detail: '5 kWh', offer: '1 000 ₦', note: 'Nigéria' })
  expect(set.map(({ text }) => text)).toEqual(['Rana', 'Onduleur', 'Kit', '5 kWh', '1 000 ₦', 'Nigéria'])
})

test('a long title is smaller, then cut, and never reaches the price', () => {
  const title = 'Générateur solaire portable avec onduleur hybride et batterie '.repeat(40)
  const { set } = drawn({ title, kind: 'k', detail: 'd', offer: '1 ₦' })
  const lines = set.filter(({ text, size }) => title.startsWith(text.slice(0, 3)) || (size < 50 && text.includes('…')))
  expect(set.some(({ text }) => text.endsWith('…'))).toBe(true)
  expect(lines.every(({ size }) => size === 40)).toBe(true)
  for (const { text, x, size } of set) expect(x + (text.length * size) / 2).toBeLessThan(700)
  const detail = set.find(({ text }) => text === 'd')
  expect(detail?.y).toBeLessThan(504)
})

test('a title that can’t be set leaves the brand’s name', () => {
  const { lettering, set } = listening()
  if (!sheet) throw new Error('no drawing')
  renderPreview({ ...plain, title: '电池' }, sheet, 'Rana', {
    ...lettering,
    settable: (text) => text.replace(/\P{ASCII}/gu, ''),
  })
  expect(set.map(({ text }) => text)).toEqual(['Rana', 'Rana'])
})

test('nothing that a person wrote is markup of the picture: words come as outlines only', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, note) => {
      const hostile = `${title}"/><script>alert(1)</script><image href="file:///etc/passwd"/>`
      const { svg } = drawn({ title: hostile, kind: hostile, detail: hostile, offer: hostile, note: note + hostile })
      expect(svg.replace(/<(path|svg|g)( [a-zA-Z-]+="[^"<>]*")*\/?>|<\/(svg|g)>/g, '')).toBe('')
    }),
  )
})

test('a drawing is read with the part that it shows; anything else is none', () => {
  expect(readDrawing('<svg viewBox="-5 -6 7 8"><g/></svg>\n')).toEqual({
    content: '<g/>',
    x: -5,
    y: -6,
    width: 7,
    height: 8,
  })
  for (const none of ['', '<p>', '<svg><g/></svg>', '<svg viewBox="0 0 0 9"></svg>'])
    expect(readDrawing(none)).toBeNull()
})

test('its edges are drawn out to those of the picture', () => {
  const { svg } = drawn({})
  expect(svg).toContain('<svg x="0" y="102" width="497" height="528" viewBox="0 0 1 480"')
  expect(svg).toContain('<svg x="496" y="0" width="704" height="103" viewBox="0 0 640 1"')
})
