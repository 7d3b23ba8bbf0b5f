/** The kinds of files that visitors may send. */
/** The kinds of files that visitors may send. */
export const fileKinds = ['jpg', 'png', 'pdf', 'doc', 'docx'] as const
export type FileKind = (typeof fileKinds)[number]

export const mediaTypeOf: Readonly<Record<FileKind, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** What the names of each kind end with. */
export const extensionsOf: Readonly<Record<FileKind, readonly string[]>> = {
  jpg: ['jpg', 'jpeg'],
  png: ['png'],
  pdf: ['pdf'],
  doc: ['doc'],
  docx: ['docx'],
}

/** How files of each kind start. */
const signatures: readonly (readonly [FileKind, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
]

/** How many bytes of a file {@link kindStartingWith} looks at. */
export const signatureBytes = 8

/**
 * What a file is by its first bytes; null for everything that we don't take. `doc` and `docx` start as many other files do:
 * of these it is a guess.
 */
export function kindStartingWith(start: Uint8Array): FileKind | null {
  return signatures.find(([, signature]) => signature.every((byte, at) => start[at] === byte))?.[0] ?? null
}
