import { extensionsOf, type FileKind } from '#kernel/file-kind.ts'
import { extensionIn } from '#kernel/file-name.ts'

/** What a CV may be: a PDF or a Word document of at most 5 MB. The server tells its kind by its bytes. */
export const cvKinds = ['pdf', 'doc', 'docx'] as const satisfies readonly FileKind[]
export const maxCvBytes = 5 * 1024 * 1024

export const cvExtensions: readonly string[] = cvKinds.flatMap((kind) => extensionsOf[kind])

/**
 * Why a file can't be sent as a CV, as far as its name and size tell: `file_kind`, `file_too_large`, `empty_file`; null
 * when it can. A name without an extension claims nothing.
 */
export function cvIssue(file: { readonly name: string; readonly size: number }): string | null {
  const extension = extensionIn(file.name)
  if (extension !== null && !cvExtensions.includes(extension)) return 'file_kind'
  if (file.size > maxCvBytes) return 'file_too_large'
  return file.size === 0 ? 'empty_file' : null
}

const cvCodes = ['file_kind', 'external_content', 'upload_quota', 'file_too_large', 'empty_file', 'file_name'] as const

/** The key of the words about a CV that is refused. */
export function cvErrorKey(code: string) {
  const known = cvCodes.find((name) => name === (code === 'file_extension' ? 'file_kind' : code))
  return known ? (`leads.job.error.${known}` as const) : 'leads.failure.text'
}
