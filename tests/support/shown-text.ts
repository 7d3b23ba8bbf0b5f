/** A text with every kind of space as a plain one. */
export function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
