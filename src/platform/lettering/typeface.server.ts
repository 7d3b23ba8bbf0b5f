import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

/** Words in the brand's typeface as outlines, for pictures drawn on machines that have no fonts. */
export type Typeface = {
  /** The text as it can be set: what the typeface lacks is replaced or left out. */
  readonly settable: (text: string) => string
  /** The width of a settable text set in `size` px. */
  readonly widthOf: (text: string, size: number) => number
  /** SVG path data of a settable text in `size` px, from `x` on the baseline `y`. */
  readonly outline: (text: string, size: number, x: number, y: number) => string
}

/** Opens the cuts of Bricolage Grotesque beside this file. */
export function openTypeface(): Typeface {
  const fonts = ['latin', 'latin-ext', 'vietnamese'].map(openFont)
  const fontOf = (character: string) => fonts.find((font) => has(font, character))
  const glyphsOf = (text: string) =>
    runsOf(text, fontOf).flatMap(({ font, characters }) => {
      const { glyphs, positions } = font.layout(characters)
      return glyphs.map(({ path }, at) => ({ path, em: font.unitsPerEm, position: positions[at] ?? nowhere }))
    })
  return {
    settable: (text) => settableText(text, (character) => fontOf(character) !== undefined),
    widthOf: (text, size) => glyphsOf(text).reduce((sum, { position, em }) => sum + (position.xAdvance * size) / em, 0),
    outline(text, size, x, y) {
      let at = x
      return glyphsOf(text)
        .map(({ path, em, position: { xAdvance, xOffset, yOffset } }) => {
          const scale = size / em
          const place = (value: number, index: number) =>
            index % 2 === 0 ? at + (value + xOffset) * scale : y - (value + yOffset) * scale
          const data = path.commands.map(
            ({ command, args }) => letterOf[command] + args.map(place).map(round).join(' '),
          )
          at += xAdvance * scale
          return data.join('')
        })
        .join('')
    },
  }
}

const nowhere = { xAdvance: 0, xOffset: 0, yOffset: 0 }

const letterOf = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

const round = (value: number) => Math.round(value * 10) / 10

const has = (font: Font, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

function openFont(name: string): Font {
  const font = create(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)))
  if (!('layout' in font)) throw new Error(`${name}.ttf holds several fonts`)
  return font
}

/** Neighbouring characters of one font. A mark stands over its letter, so that it is of the letter's font or left out. */
function runsOf(text: string, fontOf: (character: string) => Font | undefined): { font: Font; characters: string }[] {
  const runs: { font: Font; characters: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const isMark = /\p{M}/u.test(character)
    const font = isMark ? last?.font : fontOf(character)
    if (!font || (isMark && !has(font, character))) continue
    if (last?.font === font) last.characters += character
    else runs.push({ font, characters: character })
  }
  return runs
}

/** Hausa's hooked letters, which Unicode does not decompose, by the letters that a reader takes them for. */
const hooked: Readonly<Record<string, string>> = { ɓ: 'b', Ɓ: 'B', ɗ: 'd', Ɗ: 'D', ƙ: 'k', Ƙ: 'K', ƴ: 'y', Ƴ: 'Y' }
const thinSpace = '\u2009'

/**
 * The text in characters that `canSet` knows: another one becomes its plain letters (ṣ an s, ① a 1), and nothing where it
 * has none (emoji, other scripts). White space is single; the narrow space of French typography is a thin one.
 */
export function settableText(text: string, canSet: (character: string) => boolean): string {
  const characters = Array.from(text.replaceAll('\u202f', thinSpace).normalize('NFC'), (character) => {
    if (/[\n\t\r]/.test(character)) return ' '
    if (canSet(character)) return character
    const plain = hooked[character] ?? character.normalize('NFKD')
    return Array.from(plain).filter(canSet).join('')
  })
  return characters.join('').replace(/ {2,}/g, ' ').trim()
}
