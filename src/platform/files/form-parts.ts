import { ByteReader } from './byte-reader.ts'

/** A form that is not written as RFC 7578 says, or breaks off. */
export class UnreadableFormError extends Error {
  override name = 'UnreadableFormError'
}

/** One field of a form; `fileName` is what the sender calls the file, null for a plain field. */
export type FormPart = {
  readonly name: string
  readonly fileName: string | null
  /** Its bytes, to be read before the next part is asked for; each chunk is valid until the next. */
  readonly content: AsyncIterable<Uint8Array>
}

const mostHeaderBytes = 8_000

/** The boundary in a content type of a form with files; null for every other content type. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? plain ?? null
}

/**
 * The parts of a multipart/form-data body (RFC 7578) as they arrive, holding no more of it than the chunk at hand, which is
 * looked at no more once the next is asked for.
 * @throws UnreadableFormError when it is malformed or ends before its end
 */
export async function* formParts(body: AsyncIterator<Uint8Array>, boundary: string): AsyncGenerator<FormPart> {
  const reader = new ByteReader(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  const unreadable = () => new UnreadableFormError()
  // The first boundary has no line before it.
  reader.prepend(Buffer.from('\r\n'))
  await skip(reader.until(delimiter, unreadable))
  while ((await lineAfterBoundary(reader)) !== '--') {
    const head = await headOf(reader)
    const content = reader.until(delimiter, unreadable)
    yield { ...describe(head), content }
    await skip(content)
  }
  // A body that is not read to its end costs the connection.
  await skip(reader.upTo(Number.POSITIVE_INFINITY))
}

/** What follows a boundary on its line: nothing before a part, two dashes after the last. */
async function lineAfterBoundary(reader: ByteReader): Promise<string> {
  const start = (await reader.take(2)).toString('latin1')
  if (start === '\r\n' || start === '--') return start
  throw new UnreadableFormError()
}

async function headOf(reader: ByteReader): Promise<string> {
  const lines: Uint8Array[] = []
  let size = 0
  const end = Buffer.from('\r\n\r\n')
  for await (const bytes of reader.until(end, () => new UnreadableFormError())) {
    size += bytes.length
    if (size > mostHeaderBytes) throw new UnreadableFormError()
    lines.push(Buffer.from(bytes))
  }
  return Buffer.concat(lines).toString('utf8')
}

async function skip(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

function describe(head: string): Pick<FormPart, 'name' | 'fileName'> {
  const disposition = head.split('\r\n').find((line) => /^content-disposition\s*:\s*form-data\b/i.test(line))
  const name = disposition ? parameter(disposition, 'name') : null
  if (!disposition || name === null) throw new UnreadableFormError()
  return { name, fileName: extended(disposition) ?? parameter(disposition, 'filename') }
}

/** A parameter as browsers write it (quotes as %22) and as other programs do (quotes behind a backslash). */
function parameter(disposition: string, name: string): string | null {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i').exec(disposition) ?? []
  return quoted?.replaceAll('\\"', '"').replaceAll('%22', '"') ?? plain ?? null
}

/** `filename*=UTF-8''…` of RFC 5987, which some programs write beside or instead of the plain one. */
function extended(disposition: string): string | null {
  const [, text] = /;\s*filename\*=utf-8'[^']*'([^\s;]+)/i.exec(disposition) ?? []
  if (text === undefined) return null
  try {
    return decodeURIComponent(text)
  } catch {
    throw new UnreadableFormError()
  }
}
