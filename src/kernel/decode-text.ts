export const textEncodings = ['utf-8', 'windows-1252', 'utf-16le'] as const
export type TextEncoding = (typeof textEncodings)[number]

/** The text of a file: in UTF-8, else as Excel on Windows saves a CSV file, or what it calls Unicode text. What is UTF-8 but for a broken letter has U+FFFD there. */
export function decodeText(bytes: ArrayBuffer | Uint8Array): {
  readonly text: string
  readonly encoding: TextEncoding
} {
  const encoding = encodingOf(new Uint8Array(bytes))
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  const text = new TextDecoder().decode(bytes)
  const lettersOf = (kind: RegExp) => text.match(kind)?.length ?? 0
  return lettersOf(/\uFFFD/g) > lettersOf(/[^\0-\u007F\uFFFD]/g) ? 'windows-1252' : 'utf-8'
}
