import { formatFileSize } from '#i18n/format.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'
import { documentMaxBytes } from '../document-type.ts'

const reasons = [
  'file_kind',
  'file_extension',
  'external_content',
  'upload_quota',
  'file_too_large',
  'empty_file',
  'file_name',
  'file_unreadable',
  'document_not_expected',
  'not_begun',
  'not_found',
  'too_many_requests',
] as const

/** The reasons that trying the same file again may mend. */
const passing: ReadonlySet<string> = new Set(['not_begun', 'too_many_requests', 'upload_quota'])

/** What keeps a document from being sent, in words; whatever we have no words for is a failure in general. */
export function documentFaultWords(reason: string, text: Text): string {
  const known = reasons.find((name) => name === reason) ?? 'failed'
  const key: MessageKey = `application.upload.error.${known}`
  return text(key, { size: formatFileSize(documentMaxBytes, text.language) })
}

/** Whether the same file may be sent again. */
export function mayTryAgain(reason: string): boolean {
  return passing.has(reason) || !reasons.some((name) => name === reason)
}
