const longest = 100

/**
 * What is searched of what a visitor typed: characters that are written, single spaces between words, at most 100
 * characters. '' when that leaves nothing.
 */
export function searchQuestion(typed: string | null | undefined): string {
  const written = (typed ?? '')
    .slice(0, 10 * longest)
    .toWellFormed()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
  return Array.from(written.trim()).slice(0, longest).join('').trim()
}
