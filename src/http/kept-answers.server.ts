import { createHash } from 'node:crypto'
import type { AnswerHeaders } from '#kernel/security-headers.ts'
import { publicLists } from '#web/offline/what-is-kept.ts'
import type { PageServer } from './serve-pages.server.ts'
import type { Asking } from './api/visitor-of.ts'
import {
  encodePage,
  overhead,
  packPage,
  type EncodedPage,
  type PackedPage,
  type ReadyAnswer,
} from './packed-page.server.ts'

/** An answer of the API as it is kept. */
type KeptAnswer = PackedPage & {
  readonly headers: AnswerHeaders
  /** Of its JSON, whatever it is packed in. */
  readonly digest: string
}

type AnswerServer = Pick<PageServer, 'cache' | 'keepsPages' | 'fetchApi'> & {
  /** The name of the build, as answers bear it that a device may keep. */
  readonly ofBuild: AnswerHeaders
}

/** The names of the questions that public lists are asked. */
const questions =
  /^(?:(?:page|limit|type|lang|financed|relatedTo|sort|budget|prices|power|storage|kind|country|segment|featured|samples)=[\w.%+-]{0,60}(?:&|$)){0,8}$/

const isRead = ({ method }: Asking) => method === 'GET' || method === 'HEAD'
const addressOf = ({ url }: Asking) => url.slice(url.indexOf('/', 8))

/** The answer to a public list or thing of the API that is kept, where it is there at once. */
export function keptAnswer({ cache }: Pick<AnswerServer, 'cache'>, request: Asking): ReadyAnswer | null {
  const kept = isRead(request) && cache.peek<KeptAnswer>(`api ${addressOf(request)}`)
  const encoded = kept && encodePage(kept, request.headers.get('accept-encoding') ?? '')
  return !encoded || encoded instanceof Promise ? null : answer(kept, encoded, request)
}

/**
 * The answer to a public list or thing of the API: its packed bytes, written once after each change of what it tells of. Null for
 * what is asked of the API itself. A client that has it is told so (304).
 */
export function serveKeptAnswer(server: AnswerServer, request: Request): Promise<Response> | null {
  if (!server.keepsPages || !isRead(request)) return null
  const address = addressOf(request)
  const found = publicLists.exec(address)
  return found && questions.test(found[1] ?? '') ? readAnswer(server, address, request) : null
}

/** What does not belong to an answer but to how it travels. */
const ofTransport = new Set(['content-encoding', 'content-length', 'vary', 'x-request-id'])

async function readAnswer(
  { cache, fetchApi, ofBuild }: AnswerServer,
  address: string,
  request: Request,
): Promise<Response> {
  const key = `api ${address}`
  const options = {
    bytes: ({ brotli }: KeptAnswer) => overhead + brotli.length,
    keep: ({ status, headers }: KeptAnswer) => status === 200 && headers['cache-control'] === 'no-cache',
  }
  const made = await cache.read<KeptAnswer>(key, options, async () => {
    // Asked by nobody: who asks can't be in the answer.
    const response = await fetchApi(address)
    const text = await response.text()
    const own = Object.fromEntries([...response.headers].filter(([name]) => !ofTransport.has(name)))
    const packed = await packPage({ status: response.status, html: text })
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const kept: KeptAnswer = {
      ...packed,
      headers: { ...own, ...ofBuild },
      digest,
      grew: (bytes) => cache.grow(key, kept, bytes),
    }
    return kept
  })
  const { body, ...told } = answer(made, await encodePage(made, request.headers.get('accept-encoding') ?? ''), request)
  return new Response(body, told)
}

function answer(kept: KeptAnswer, { encoding, body }: EncodedPage, request: Asking): ReadyAnswer {
  const { status, digest } = kept
  const headers = (kept.told[encoding ?? 'none'] ??= {
    ...kept.headers,
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
    ...(status === 200 && { etag: `"${digest}${encoding ? `-${encoding}` : ''}"` }),
  })
  const known = request.headers.get('if-none-match')
  if (known !== null && headers['etag'] !== undefined && names(known, headers['etag'])) {
    const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
    return { status: 304, headers: rest, body: null }
  }
  return { status, headers, body: request.method === 'HEAD' ? null : body }
}

/** Whether an If-None-Match header (RFC 9110, compared weakly) names an entity tag. */
function names(header: string, etag: string): boolean {
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace('W/', '') === etag)
}
