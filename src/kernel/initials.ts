/** The first letters of a name's first and last word; '' of no name. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/u).filter((word) => /^\p{L}/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => (word ? (Array.from(word)[0] ?? '') : ''))
    .join('')
    .toUpperCase()
}
