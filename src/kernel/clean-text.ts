/** Control characters (NUL breaks PostgreSQL's jsonb), half surrogates, and marks that turn the reading direction. */
/** Control characters (NUL breaks PostgreSQL's jsonb), half surrogates, and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const unprintableButLines = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
/** Marks without width: a name of them would be nobody's. Joiners stay: emoji and several scripts are written with them. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g

/** Spaces but those that hold words together, which French writes before its marks and in figures. */
const spaces = /[^\S\u00a0\u202f]+/g

/** What a person typed, on one line: no line breaks or control characters, single spaces, trimmed. */
export function cleanLine(value: string): string {
  return value.replace(invisible, '').replace(unprintable, ' ').replace(spaces, ' ').trim()
}

/** What a person typed over several lines: `\n` between them, no other control characters, trimmed. */
export function cleanText(value: string): string {
  return value.replace(invisible, '').replace(/\r\n?/g, '\n').replace(unprintableButLines, ' ').trim()
}

/** Text as it stands between tags and in quoted attributes of HTML and XML. */
export function escapeMarkup(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
