import { mediaTypeOf, type FileKind } from '#kernel/file-kind.ts'
import { cleanFileName, contradicts } from '#kernel/file-name.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { ByteSource } from './byte-source.ts'
import type { Files } from './files.server.ts'
import { detectFileKind } from './kinds/detect-file-kind.server.ts'
import { sealContent, type SealedContent } from './sealed-content.server.ts'

/** What is taken: under which field, how much, of which kinds. */
export type FileRules = {
  /** The field that errors name. */
  readonly field: string
  readonly maxBytes: number
  /** Of ours, which a name must not contradict; or what tells the media type by the bytes alone, null where none is taken. */
  readonly kinds: readonly FileKind[] | ((source: ByteSource) => Promise<string | null>)
}

/** A file that has arrived whole and is what it says, sealed and not stored yet. To be discarded or kept. */
export type ReceivedFile = SealedContent & { readonly name: string; readonly mediaType: string; readonly size: number }

/**
 * Takes in a file as it streams: 64 KiB of it are in memory, the rest sealed on disk. Refuses with `invalid` (`file_name`,
 * `empty_file`), `payload_too_large` (`file_too_large`) as soon as it is, `unsupported_media_type` (`file_kind`: its bytes
 * are of no kind that is taken; `file_extension`: its name claims another kind than its bytes; `external_content`: a Word
 * document that fetches something from elsewhere). Nothing of a refused or
 * broken-off file remains.
 */
export async function receiveFile(
  files: Files,
  content: AsyncIterable<Uint8Array>,
  fileName: string,
  { field, maxBytes, kinds }: FileRules,
): Promise<Outcome<ReceivedFile>> {
  const because = (code: string) => ({ errors: [{ path: field, code }] })
  const name = cleanFileName(fileName)
  if (name === null) return refused('invalid', because('file_name'))
  const limited = atMost(maxBytes, content)
  const { key, spool } = await sealContent(files, limited.content)

  const refuse = async (...why: Parameters<typeof refused>) => {
    await spool.discard()
    return refused(...why)
  }
  try {
    if (limited.exceeded()) return await refuse('payload_too_large', because('file_too_large'))
    if (spool.size === 0) return await refuse('invalid', because('empty_file'))
    const judged = await (typeof kinds === 'function' ? kinds(spool) : judge(spool, name, kinds))
    if (judged === null) return await refuse('unsupported_media_type', because('file_kind'))
    if (judged === 'contradicted') return await refuse('unsupported_media_type', because('file_extension'))
    if (judged === 'external_content') return await refuse('unsupported_media_type', because(judged))
    return done({ name, mediaType: judged, size: spool.size, key, spool })
  } catch (error) {
    await spool.discard()
    throw error
  }
}

/** The media type of a file of `kinds`, or what is wrong with one; null where it is of none of them. */
async function judge(source: ByteSource, name: string, kinds: readonly FileKind[]): Promise<string | null> {
  const kind = await detectFileKind(source)
  if (kind === 'external_content') return kinds.includes('docx') ? kind : null
  if (!kind || !kinds.includes(kind)) return null
  return contradicts(name, kind) ? 'contradicted' : mediaTypeOf[kind]
}

/** Ends a stream as soon as it has passed `most` bytes. */
function atMost(most: number, content: AsyncIterable<Uint8Array>) {
  let size = 0
  async function* limited(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      size += chunk.length
      if (size > most) return
      yield chunk
    }
  }
  return { content: limited(), exceeded: () => size > most }
}
