import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Files } from './files.server.ts'
import { boundaryOf, formParts, UnreadableFormError, type FormPart } from './form-parts.ts'
import { mediaTypeOf, type FileKind } from '#kernel/file-kind.ts'
import { cleanFileName, contradicts } from '#kernel/file-name.ts'
import { type ByteSource, releaseBytes } from './byte-reader.ts'
import { detectFileKind } from './kinds/detect-file-kind.server.ts'
import { sealContent, type SealedContent } from './open-file.server.ts'
import { Readable } from 'node:stream'

/** The plain fields of a form. */
export type FormFields = Readonly<Record<string, string>>
/** What is read of a request. */
export type UploadRequest = {
  readonly headers: Headers
  readonly body: RequestBody | null
  /** Is told of the bytes as they come. */
  readonly received?: (bytes: number) => void
}
export type Upload = { readonly fields: FormFields; readonly file: ReceivedFile | null }

/** What a form may hold beside its file. */
const mostFields = 30
const mostFormBytes = 100_000

/**
 * Reads a form (multipart/form-data) with a file in it, as it streams; `file` is null when there is none. `admit` sees the
 * fields that came before the file and may refuse before a byte of it is read. Beside the refusals of {@link receiveFile}:
 * `unsupported_media_type` for another content type, `invalid` (`unreadable_form`) for a form that is malformed or breaks
 * off. A form that is refused is not read to its end.
 */
export async function receiveUpload(
  files: Files,
  request: UploadRequest,
  rules: FileRules,
  admit: (fields: FormFields) => Promise<Outcome<null>> = async () => done(null),
): Promise<Outcome<Upload>> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (boundary === null || !request.body) return refused('unsupported_media_type')
  const mostBytes = rules.maxBytes + mostFormBytes
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return tooLarge(rules)

  const received: ReceivedFile[] = []
  const take = async (part: FormPart, fields: FormFields): Promise<Outcome<null>> => {
    if (part.name !== rules.field || !part.fileName || received.length > 0) return done(null)
    const admitted = await admit(fields)
    const file = admitted.ok ? await receiveFile(files, part.content, part.fileName, rules) : admitted
    if (file.ok) received.push(file.value)
    return file.ok ? done(null) : file
  }
  const chunks = chunksOf(bodyChunks(request.body, request.received), mostBytes)
  try {
    const fields = await readFields(formParts(chunks, boundary), take)
    return fields.ok ? done({ fields: fields.value, file: received[0] ?? null }) : fields
  } catch (error) {
    await received[0]?.spool.discard()
    if (error instanceof TooLongError) return tooLarge(rules)
    if (!(error instanceof UnreadableFormError)) throw error
    return refused('invalid', { errors: [{ path: '', code: 'unreadable_form' }] })
  } finally {
    await chunks.return(undefined)
  }
}

/** The plain fields; each part with a file is handed to `take`, and what that leaves of it is passed over. */
async function readFields(
  parts: AsyncIterable<FormPart>,
  take: (part: FormPart, fields: FormFields) => Promise<Outcome<null>>,
): Promise<Outcome<FormFields>> {
  const fields: Record<string, string> = {}
  let size = 0
  for await (const part of parts) {
    if (part.fileName === null) {
      const text = await textOf(part)
      size += part.name.length + text.length
      fields[part.name] = text
      if (size > mostFormBytes || Object.keys(fields).length > mostFields) throw new UnreadableFormError()
    } else {
      const taken = await take(part, { ...fields })
      if (!taken.ok) return taken
    }
  }
  return done(fields)
}

const tooLarge = ({ field }: FileRules) =>
  refused('payload_too_large', { errors: [{ path: field, code: 'file_too_large' }] })

class TooLongError extends Error {}

async function* chunksOf(chunks: AsyncGenerator<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  try {
    for (let size = 0; ;) {
      const next = await chunks.next().catch((cause: unknown) => {
        throw new UnreadableFormError('the sender went away', { cause })
      })
      if (next.done) return
      size += next.value.length
      if (size > most) throw new TooLongError()
      yield next.value
    }
  } finally {
    await chunks.return(undefined)
  }
}

async function textOf({ content }: FormPart): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > mostFormBytes) throw new UnreadableFormError()
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks).toString('utf8')
}

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

/** A request's body. Node's own stream costs half the memory of the one that the web platform makes of it. */
type RequestBody = Readable | ReadableStream<Uint8Array>

/**
 * The chunks of a body, each valid until the next is asked for. Who leaves before the end returns the generator, so that the
 * server can pass over the rest. The body is then neither cancelled nor destroyed: that would cut the connection, and with
 * it the answer. Rejects when the sender goes away. `received` is told of the bytes as they come.
 */
export async function* bodyChunks(
  body: RequestBody,
  received: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const ours = body instanceof Readable
  const chunks = ours ? body.iterator({ destroyOnReturn: false }) : body.values({ preventCancel: true })
  for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
    received(chunk.length)
    yield chunk
    if (ours) releaseBytes(chunk)
  }
}
