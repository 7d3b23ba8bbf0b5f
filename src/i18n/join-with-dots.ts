/** What there is of some parts, apart by dots; a line that breaks begins with a part, never with a dot. */
export function joinWithDots(parts: readonly (string | false | null | undefined | 0)[]): string {
  return parts.filter(Boolean).join('\u00A0· ')
}
