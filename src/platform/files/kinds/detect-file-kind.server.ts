import type { FileKind } from '#kernel/file-kind.ts'
import type { ByteSource } from '../byte-source.ts'
import { isWordDocument } from './word-document.server.ts'
import { isWordPackage } from './word-package.server.ts'

/** How files of each kind start. Two of them are containers of many kinds: their content is looked at too. */
const signatures: readonly (readonly [FileKind, string])[] = [
  ['jpg', 'ffd8ff'],
  ['png', '89504e470d0a1a0a'],
  ['pdf', '255044462d'],
  ['doc', 'd0cf11e0a1b11ae1'],
  ['docx', '504b0304'],
]
const longestSignature = 8

/** What a file is, by its bytes alone; null for everything that we don't take, a zip bomb included. */
export async function detectFileKind(source: ByteSource): Promise<FileKind | null> {
  const start = (await source.read(0, longestSignature)).toString('hex')
  const kind = signatures.find(([, signature]) => start.startsWith(signature))?.[0] ?? null
  if (kind === 'doc') return (await isWordDocument(source)) ? kind : null
  if (kind === 'docx') return (await isWordPackage(source)) ? kind : null
  return kind
}
