import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { currencies, currencyTable } from '#kernel/money.ts'
import { addGlyph } from './add-glyph.ts'

// Makes public/fonts/display.woff2: Bricolage Grotesque, one file with what headings in French and English use and the
// signs of our currencies that the published Latin cut lacks and the extended cut has. Run: node scripts/subset-font.ts

const family = 'node_modules/@fontsource-variable/bricolage-grotesque'
const cut = (name: string) => readFile(`${family}/files/bricolage-grotesque-${name}-wght-normal.woff2`)

const narrowNoBreakSpace = 0x202f
const thinSpace = 0x2009
const noBreakHyphen = 0x2011
const hyphen = 0x2d

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const plain = ascii.replaceAll(/[\\^_`{|}~<>]/g, '')
const letters = 'ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖŒÙÚÛÜàáâäæçèéêëíîïñóôöœùúûüÿ'
const signs = '\u00a0\u2009«»“”‘’–—…•·°²×−€'
const latin = plain + letters + signs
const money = currencies
  .flatMap((currency) => Array.from(currencyTable[currency].sign))
  .filter((sign) => !latin.includes(sign))
const added = money.join('') + String.fromCodePoint(narrowNoBreakSpace, noBreakHyphen)

const variationAxes = { wght: { min: 600, max: 800 } }
const base = await subsetFont(await cut('latin'), latin, { targetFormat: 'truetype', variationAxes })
const donor = await subsetFont(await cut('latin-ext'), money.join(''), { targetFormat: 'truetype', variationAxes })
const aliases = new Map([
  [narrowNoBreakSpace, thinSpace],
  [noBreakHyphen, hyphen],
])
const merged = money.reduce((font, sign) => addGlyph(font, donor, sign.codePointAt(0) ?? 0, aliases), base)
// Headings are bold: a second weight would be ten kilobytes of each first visit.
const subset = await subsetFont(merged, latin + added, { targetFormat: 'woff2', variationAxes: { wght: 700 } })

if (subset.length > 20_000) throw new Error(`the font is ${subset.length} bytes, over 20,000`)
await writeFile('public/fonts/display.woff2', subset)
await writeFile('public/fonts/OFL.txt', await readFile(`${family}/LICENSE`))
console.log(`public/fonts/display.woff2: ${subset.length} bytes`)
