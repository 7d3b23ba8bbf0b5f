import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { currencies, currencyTable } from '#kernel/money.ts'
import { addGlyph } from './add-glyph.ts'

// Makes the fonts of the free guide and of quotes: static cuts of Bricolage Grotesque for a PDF, which embeds no variable font.
// Run: node scripts/subset-guide-fonts.ts

const family = 'node_modules/@fontsource-variable/bricolage-grotesque'
const folder = 'src/platform/pdf/fonts'
const cut = (name: string) => readFile(`${family}/files/bricolage-grotesque-${name}-standard-normal.woff2`)

const narrowNoBreakSpace = 0x202f
const thinSpace = 0x2009
const latin1 = Array.from({ length: 0x60 }, (_, index) => 0xa0 + index)
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)
const characters = `${String.fromCodePoint(...ascii, ...latin1)}ŒœŸ\u2009‘’“”–—…•−€`

const money = currencies
  .flatMap((currency) => Array.from(currencyTable[currency].sign))
  .filter((sign) => !characters.includes(sign))

const cuts = {
  text: { wght: 400, opsz: 12 },
  strong: { wght: 650, opsz: 12 },
  display: { wght: 750, opsz: 40 },
}

const base = await subsetFont(await cut('latin'), characters, { targetFormat: 'truetype' })
const donor = await subsetFont(await cut('latin-ext'), money.join(''), { targetFormat: 'truetype' })
const aliases = new Map([[narrowNoBreakSpace, thinSpace]])
const merged = money.reduce((font, sign) => addGlyph(font, donor, sign.codePointAt(0) ?? 0, aliases), base)
const text = characters + money.join('') + String.fromCodePoint(narrowNoBreakSpace)

for (const [name, { wght, opsz }] of Object.entries(cuts)) {
  const variationAxes = { wght: fixed(wght), opsz: fixed(opsz), wdth: fixed(100) }
  const font = await subsetFont(merged, text, { targetFormat: 'truetype', variationAxes })
  await writeFile(`${folder}/${name}.ttf`, font)
  console.log(`${folder}/${name}.ttf: ${font.length} bytes`)
}
await copyFile(`${family}/LICENSE`, `${folder}/OFL.txt`)

function fixed(value: number): { min: number; max: number } {
  return { min: value, max: value }
}
