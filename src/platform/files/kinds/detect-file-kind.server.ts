import type { FileKind } from '#kernel/file-kind.ts'
import { kindStartingWith, signatureBytes } from '#kernel/file-signature.ts'
import type { ByteSource } from '../byte-source.ts'
import { isWordDocument } from './word-document.server.ts'
import { judgeWordPackage } from './word-package.server.ts'

/**
 * What a file is, by its bytes alone; null for everything that we don't take, a zip bomb included, and `external_content` for
 * a Word document that fetches something from elsewhere when it is opened. Two kinds are containers of many others: their
 * content is looked at too.
 */
export async function detectFileKind(source: ByteSource): Promise<FileKind | 'external_content' | null> {
  const kind = kindStartingWith(await source.read(0, signatureBytes))
  if (kind === 'doc') return (await isWordDocument(source)) ? kind : null
  if (kind === 'docx') return judgeWordPackage(source)
  return kind
}
