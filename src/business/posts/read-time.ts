/** Minutes to read a post that staff wrote (specification 2, section 3). */
export const serverReadTime = 5

const wordsAMinute = 200

/** Minutes to read a text, at least one. */
export function readTimeOf(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsAMinute))
}
