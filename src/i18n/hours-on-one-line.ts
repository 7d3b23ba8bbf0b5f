/** Words with opening hours, whose hours a line does not part: `8:00 AM - 5:00 PM`. */
export function hoursOnOneLine(words: string): string {
  return words.replaceAll(/[\d:]+ [AP]M - [\d:]+ [AP]M/g, (hours) => hours.replaceAll(' ', '\u00a0'))
}
