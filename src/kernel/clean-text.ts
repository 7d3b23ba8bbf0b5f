/** Control characters (NUL breaks PostgreSQL's jsonb), half surrogates, and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const unprintableButLines = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** What a person typed, on one line: no line breaks or control characters, single spaces, trimmed. */
export function cleanLine(value: string): string {
  return value.replace(unprintable, ' ').replace(/\s+/g, ' ').trim()
}

/** What a person typed over several lines: `\n` between them, no other control characters, trimmed. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(unprintableButLines, ' ').trim()
}
