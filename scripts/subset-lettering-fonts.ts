import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { currencies, currencyTable } from '#kernel/money.ts'

// Makes the fonts of the pictures that the server draws words into: one static cut of Bricolage Grotesque in three files,
// so that West African names (ẹ, ọ, ŋ) have their letters. Run: node scripts/subset-lettering-fonts.ts

const family = 'node_modules/@fontsource-variable/bricolage-grotesque'
const folder = 'src/platform/lettering/fonts'
const fixed = (value: number) => ({ min: value, max: value })
const variationAxes = { wght: fixed(700), opsz: fixed(40), wdth: fixed(100) }

const latin = characters([0x20, 0x7e], [0xa0, 0xff], [0x152, 0x153], [0x178, 0x178], [0x2009, 0x20ac], [0x2212, 0x2212])
const extended = characters([0x100, 0x17f], [0x180, 0x24f], [0x250, 0x2af], [0x1e00, 0x1eff], [0x300, 0x323]).concat(
  ...currencies.map((currency) => currencyTable[currency].sign),
)

for (const [name, text] of [
  ['latin', latin],
  ['latin-ext', extended],
  ['vietnamese', extended],
] as const) {
  const whole = await readFile(`${family}/files/bricolage-grotesque-${name}-standard-normal.woff2`)
  const font = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes })
  await writeFile(`${folder}/${name}.ttf`, font)
  console.log(`${folder}/${name}.ttf: ${font.length} bytes`)
}
await copyFile(`${family}/LICENSE`, `${folder}/OFL.txt`)

function characters(...ranges: (readonly [first: number, last: number])[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('')
}
