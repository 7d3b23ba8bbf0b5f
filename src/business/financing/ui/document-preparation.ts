import { mediaTypeOf, signatureBytes } from '#kernel/file-kind.ts'
import { documentMaxBytes } from '../document-type.ts'
import { faultOf, isPicture, kindOf, nameAs, type FileFault } from './document-check.ts'
import { shrinkPhotograph } from './document-photograph.ts'

/** A file ready to travel, or what keeps it from that. */
export type PreparedDocument =
  | { readonly content: Blob; readonly name: string; readonly fault?: undefined }
  | { readonly fault: FileFault }

let last: Promise<unknown> = Promise.resolve()

/**
 * Looks at a chosen file and makes a photograph smaller. One at a time: an unpacked photograph is fifty megabytes of a
 * small phone's memory.
 */
export function prepareDocument(file: File): Promise<PreparedDocument> {
  const prepared = last.then(() => prepare(file))
  last = prepared
  return prepared
}

async function prepare(file: File): Promise<PreparedDocument> {
  const start = await bytesOf(file.slice(0, signatureBytes))
  if (!start) return { fault: 'file_unreadable' }
  const fault = faultOf(file, start, documentMaxBytes)
  const kind = kindOf(file.name, start)
  if (fault || !kind) return { fault: fault ?? 'file_kind' }

  const sent = isPicture(kind) ? await shrinkPhotograph(file) : file
  if (sent.size > documentMaxBytes) return { fault: 'file_too_large' }
  // Phones take the right to read a file away again: what travels is a copy.
  const bytes = await bytesOf(sent)
  if (!bytes) return { fault: 'file_unreadable' }
  const isRedrawn = sent !== file
  return {
    content: new Blob([bytes], { type: isRedrawn ? mediaTypeOf.jpg : mediaTypeOf[kind] }),
    name: isPicture(kind) ? nameAs(isRedrawn ? 'jpg' : kind, file.name) : file.name,
  }
}

/** What is in a file; null when it is not there any more. */
async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await blob.arrayBuffer())
  } catch {
    return null
  }
}
