import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { Files } from './files.server.ts'
import { boundaryOf, formParts, UnreadableFormError, type FormPart } from './form-parts.ts'
import { bodyChunks, type RequestBody } from './request-body.server.ts'
import { receiveFile, type FileRules, type ReceivedFile } from './received-file.server.ts'

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
