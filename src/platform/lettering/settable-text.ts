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
