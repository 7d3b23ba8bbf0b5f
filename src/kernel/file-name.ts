import { cleanLine } from './clean-text.ts'
import { extensionsOf, type FileKind } from './file-kind.ts'

const longest = 120

/**
 * A file's name as we keep it, for people to read and never as a path: one line, no control characters, at most 120
 * characters with its extension whole. Null for a name that is a path: no file picker gives one.
 */
export function cleanFileName(name: string): string | null {
  const line = cleanLine(name.normalize('NFC'))
  if (/[/\\]/.test(line) || /^\.*$/.test(line)) return null
  if (line.length <= longest) return line
  const extension = extensionIn(line)
  const end = extension === null ? '' : `.${extension}`
  return `${cleanLine(line.slice(0, longest - end.length))}${end}`
}

/** What a name ends with, in lower case; null when it ends with nothing that looks like an extension. */
export function extensionIn(name: string): string | null {
  return /\.([a-z][a-z0-9]{0,9})$/i.exec(name)?.[1]?.toLowerCase() ?? null
}

/** True when a name claims another kind than the file's bytes are; a name without extension claims nothing. */
export function contradicts(name: string, kind: FileKind): boolean {
  const extension = extensionIn(name)
  return extension !== null && !extensionsOf[kind].includes(extension)
}
