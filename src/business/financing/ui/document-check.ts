import { extensionsOf, fileKinds, type FileKind, kindStartingWith } from '#kernel/file-kind.ts'
import { extensionIn } from '#kernel/file-name.ts'

/** What can be wrong with a chosen file, by the server's codes where it has one. */
export type FileFault = 'file_kind' | 'file_extension' | 'file_too_large' | 'empty_file' | 'file_unreadable'

type ChosenFile = { readonly name: string; readonly size: number }

/** What a name claims that a file is; undefined when it claims nothing, null when it is no kind that we take. */
function kindClaimedBy(name: string): FileKind | null | undefined {
  const extension = extensionIn(name)
  if (extension === null) return undefined
  return fileKinds.find((kind) => extensionsOf[kind].includes(extension)) ?? null
}

/** What a chosen file is by its first bytes, or else by its name; null when it is no kind that we take. */
export function kindOf(name: string, start: Uint8Array): FileKind | null {
  return kindStartingWith(start) ?? kindClaimedBy(name) ?? null
}

/** True of the kinds that are made smaller before they travel. */
export function isPicture(kind: FileKind | null): boolean {
  return kind === 'jpg' || kind === 'png'
}

/**
 * What keeps a file from being sent, as far as its first bytes (`start`) tell; null when nothing does. The server looks
 * closer. A picture may be large, since it is made smaller, and may be named as another picture.
 */
export function faultOf({ name, size }: ChosenFile, start: Uint8Array, maxBytes: number): FileFault | null {
  const claimed = kindClaimedBy(name)
  const kind = kindOf(name, start)
  if (size === 0) return 'empty_file'
  if (claimed === null || kind === null) return 'file_kind'
  if (isPicture(kind)) return claimed === undefined || isPicture(claimed) ? null : 'file_extension'
  if (claimed !== undefined && claimed !== kind) return 'file_extension'
  return size > maxBytes ? 'file_too_large' : null
}

/** A name whose ending is that of `kind`: a picture that became another kind is named after it. */
export function nameAs(kind: FileKind, name: string): string {
  const extension = extensionIn(name)
  if (extension !== null && extensionsOf[kind].includes(extension)) return name
  const bare = extension === null ? name : name.slice(0, -extension.length - 1)
  return `${bare}.${extensionsOf[kind][0]}`
}
