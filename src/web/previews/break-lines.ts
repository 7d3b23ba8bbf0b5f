/** A text in lines; not `whole` where its end did not fit. */
/** A text in lines; not `whole` where its end did not fit. */
export type BrokenText = { readonly lines: readonly string[]; readonly whole: boolean }

type Measure = (text: string) => number

/** Measures a text by its words, each of them once. */
export function measureByWords(measure: Measure): Measure {
  const known = new Map<string, number>()
  const widthOf = (word: string) => {
    const width = known.get(word) ?? measure(word)
    known.set(word, width)
    return width
  }
  return (text) => text.split(' ').reduce((sum, word, at) => sum + widthOf(word) + (at > 0 ? widthOf('\u00a0') : 0), 0)
}

/**
 * Breaks a text at its plain spaces into at most `most` lines of `width`, of about one length. A word that is wider than
 * a line, and a text that needs more lines, end in an ellipsis.
 */
export function breakLines(text: string, measure: Measure, width: number, most: number): BrokenText {
  const words = text.split(' ').map((word) => fitWord(word, measure, width))
  const full = fillLines(words, measure, width)
  if (full.length > most) {
    const rest = full.slice(most - 1).join(' ')
    return { lines: [...full.slice(0, most - 1), fitText(rest, measure, width)], whole: false }
  }
  const whole = words.join(' ') === text
  return { lines: evenLines(words, measure, width, full), whole }
}

function fillLines(words: readonly string[], measure: Measure, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The narrowest lines that are no more than the full ones. */
function evenLines(words: readonly string[], measure: Measure, width: number, full: string[]): string[] {
  const step = width / 24
  for (let narrower = width / 2; narrower < width; narrower += step) {
    const lines = fillLines(words, measure, narrower)
    if (lines.length <= full.length && lines.every((line) => measure(line) <= width)) return lines
  }
  return full
}

function fitWord(word: string, measure: Measure, width: number): string {
  return measure(word) <= width ? word : cutTo(word, measure, width)
}

/** As many whole words as fit before an ellipsis. */
function fitText(text: string, measure: Measure, width: number): string {
  const words = text.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const shown = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:.!?«(–—-]+$/, '')}…`
    if (measure(shown) <= width) return shown
  }
  return cutTo(text, measure, width)
}

function cutTo(text: string, measure: Measure, width: number): string {
  const characters = Array.from(text.replace(/…$/, ''))
  while (characters.length > 1 && measure(`${characters.join('')}…`) > width) characters.pop()
  return `${characters.join('')}…`
}

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
