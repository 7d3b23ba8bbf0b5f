import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { csvErrorKey, productErrorKey } from '#business/catalogue/editing/product-errors.ts'
import type { ImportReport } from '#business/catalogue/csv/import-report.ts'
import type { DocumentFault } from '#business/financing/document-fault.ts'
import { isShownInPlace } from '#business/financing/document-shown.ts'
import type { LeadImportReport } from '#business/leads/lead-import.ts'
import type { SentImage } from '#business/media/media-image.ts'
import { solutionErrorKey } from '#business/solutions/solution-record.ts'
import { hasMessage } from '#i18n/server-messages.server.ts'
import { barePolicy } from '#kernel/security-headers.ts'
import { wordsFor, type FieldWords } from '../problems.ts'

/** The headers of a file to be kept and never shown in place: its name as RFC 6266 and RFC 8187 write it. */
function attachment(name: string, type: string): Readonly<Record<string, string>> {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return {
    'content-type': type,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': `${barePolicy}; sandbox`,
  }
}

/** Answers with a file as it is read; whoever asks for its headers only gets none of it, and nothing stays open. */
function fileResponse(c: Context, content: Readable, headers: HeadersInit): Response {
  if (c.req.method !== 'HEAD') return new Response(Readable.toWeb(content) as ReadableStream, { headers })
  content.destroy()
  return new Response(null, { headers })
}

/** Answers with a file as it is written. */
export function writtenFile(
  name: string,
  type: string,
  content: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
): Response {
  const stream = Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream
  return new Response(stream, { headers: attachment(name, type) })
}

/** {@link writtenFile} of a table. */
export function writtenCsv(name: string, rows: AsyncIterable<string>): Response {
  return writtenFile(name, 'text/csv; charset=utf-8', rows)
}

type Kept = { readonly name: string; readonly content: Readable }

/** A file that a visitor sent: kept, never opened. */
export function unopenedFile(c: Context, { name, content }: Kept): Response {
  return fileResponse(c, content, attachment(name, 'application/octet-stream'))
}

/** A document of an application: shown in place where that is safe, with what was found wrong with it. */
export function documentFile(
  c: Context,
  document: Kept & { readonly mediaType: string; readonly size: number; readonly fault?: DocumentFault },
): Response {
  const { name, mediaType, size, content, fault } = document
  const headers = new Headers(attachment(name, mediaType))
  if (isShownInPlace(mediaType)) {
    headers.set('content-disposition', (headers.get('content-disposition') ?? '').replace('attachment', 'inline'))
  }
  headers.set('content-length', String(size))
  if (fault) headers.set('document-fault', fault)
  return fileResponse(c, content, headers)
}

/** Answers with the address of an image and nothing else of it. */
export const imageUrlOf = (c: Context, { imageUrl, wasKnown }: SentImage) => c.json({ imageUrl, wasKnown })
export const thumbnailOf = (c: Context, { imageUrl, wasKnown }: SentImage) =>
  c.json({ thumbnailUrl: imageUrl, wasKnown })
/** With the name that it has here, and the one that it came with. */
export const contentImageOf = (c: Context, { imageUrl, name }: SentImage) =>
  c.json({ imageUrl, fileName: imageUrl.slice('/media/'.length), originalName: name })

/** Answers with what a file of products would change, and what is wrong with it in words. */
export function importReport(c: Context, { problems, ...report }: ImportReport): Response {
  const said = new Map<string, string>()
  const inWords = problems.map((problem) => {
    const { column, code } = problem
    const kind = `${column} ${code}`
    const message = said.get(kind) ?? wordsFor(c, { path: column, code }, csvFault)
    said.set(kind, message)
    return { ...problem, message }
  })
  return c.json({ ...report, problems: inWords })
}

/** Answers with what a table of customers comes to, and what is wrong with it in words. */
export const leadImportReport = (c: Context, { problems, ...report }: LeadImportReport) =>
  c.json({
    ...report,
    problems: problems.map((problem) => {
      return { ...problem, message: wordsFor(c, { path: problem.column, code: problem.code }) }
    }),
  })

/** Answers with a page of posts; the address of the one after it is in the header `link`. */
export function postsPage(
  c: Context,
  { items, next }: { readonly items: readonly object[]; readonly next: string | null },
) {
  if (next === null) return c.json(items)
  const asked = new URLSearchParams({ ...c.req.query(), cursor: next })
  return c.json(items, 200, { link: `</api/admin/posts?${asked}>; rel="next"` })
}

/** What is wrong with a field, in words of its screen. */
const faultOf =
  (context: string): FieldWords =>
  ({ code }) => {
    const key = `${context}.error.${code}`
    return hasMessage(key) ? key : null
  }
export const mailFault = faultOf('admin-mail-words')
export const imageFault = faultOf('admin-media')
export const undoFault = faultOf('admin-products')
export const leadImportFault = faultOf('admin-leads.import')
export const binFault = faultOf('admin-bin')
export const presetFault = faultOf('admin-presets')
export const programFault = faultOf('admin-programs')
export const wordsFault = faultOf('admin-words')
export const settingFault = faultOf('admin-settings')
export const productFault: FieldWords = ({ path, code }) => productErrorKey(path, code)
/** Of a file, or of one of its cells: `12.prices.cm.amount`. */
export const csvFault: FieldWords = ({ path, code }) => csvErrorKey(path.replace(/^\d+\./, ''), code)
export const solutionFault: FieldWords = ({ path, code }) => solutionErrorKey(path, code)
