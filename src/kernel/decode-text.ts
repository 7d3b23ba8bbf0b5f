export const textEncodings = ['utf-8', 'windows-1252', 'utf-16le'] as const
export type TextEncoding = (typeof textEncodings)[number]

/**
 * The text of a file: in UTF-8, else as Excel on Windows saves a CSV file, or what it calls Unicode text. Null for what can't be
 * read: a letter of it is broken, or it is no text at all.
 */
export function decodeText(
  bytes: ArrayBuffer | Uint8Array,
): { readonly text: string; readonly encoding: TextEncoding } | null {
  const encoding = encodingOf(new Uint8Array(bytes))
  const text = decoded(bytes, encoding)
  return text === null || text.includes('\0') ? null : { text, encoding }
}

/** Null where a letter would be replaced; U+FFFD itself is a letter like any other. */
function decoded(bytes: ArrayBuffer | Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  if (isMarked || decoded(bytes, 'utf-8') !== null) return 'utf-8'
  // In another encoding hardly an accent is one of UTF-8 too.
  const text = new TextDecoder().decode(bytes)
  const lettersOf = (kind: RegExp) => text.match(kind)?.length ?? 0
  return lettersOf(/\uFFFD/g) > lettersOf(/[^\0-\u007F\uFFFD]/g) ? 'windows-1252' : 'utf-8'
}
