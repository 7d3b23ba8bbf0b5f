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
