export const textEncodings = ['utf-8', 'windows-1252'] as const
export type TextEncoding = (typeof textEncodings)[number]

/** The text of a file: in UTF-8, else as Excel on Windows saves a CSV file. */
export function decodeText(bytes: AllowSharedBufferSource): { readonly text: string; readonly encoding: TextEncoding } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}
