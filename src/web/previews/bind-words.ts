const bound = '\u00a0'

/**
 * Binds what shall not be parted at the end of a line: French signs to their words where a plain space was typed, the two
 * sizes of a system (5kVA / 10kWh), and a capital that ends a name (Power M).
 */
export function bindWords(text: string): string {
  return text
    .replace(/ (?=[:;!?»])/g, bound)
    .replace(/(?<=«) /g, bound)
    .replace(/ \/ (?=\d)/g, `${bound}/${bound}`)
    .replace(/ (?=\p{Lu}(?: |$))/gu, bound)
}
