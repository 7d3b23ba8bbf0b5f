/** From an hour to another, as opening hours tell it: `8:00 AM - 5:00 PM`, `8 h à 17 h 30`. */
const span = /[\d:]+ [AP]M - [\d:]+ [AP]M|\d+\u00a0h[^ ]* à \d+\u00a0h/g

/** Words with opening hours, whose hours a line does not part. */
export function hoursOnOneLine(words: string): string {
  return words.replaceAll(span, (hours) => hours.replaceAll(' ', '\u00a0'))
}
