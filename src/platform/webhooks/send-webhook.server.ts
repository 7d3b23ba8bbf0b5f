import { createHmac } from 'node:crypto'
import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { isTargetAllowed, PrivateAddressError, publicLookup } from './public-address.server.ts'

/** What is sent, and to whom. */
export type Outgoing = {
  readonly url: string
  readonly secret: string
  readonly eventId: string
  readonly type: string
  readonly body: string
}

/** What a target answered: its status, and how its words begin. */
export type Answered = { readonly status: number; readonly answer: string }

/** From the first byte of the connection to the last of the answer. */
const patienceMs = 10_000
/** As much of an answer is read. */
const mostRead = 4096
/** As many letters of it are kept. */
const mostKept = 500

/** `t=1700000000,v1=…`: the HMAC-SHA256 of the second, a full stop and the body, as Stripe writes it. */
function signatureOf(secret: string, body: string, at: Date): string {
  const second = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${second}.${body}`).digest('hex')
  return `t=${second},v1=${digest}`
}

/**
 * Sends an event once, follows no redirect, and reads no more than the beginning of the answer. `mayBePrivate`: a target may lie in a
 * network of ours.
 * @throws Error when no answer comes; PrivateAddressError for a target that may not be asked
 */
export async function sendWebhook(
  { url, secret, eventId, type, body }: Outgoing,
  { mayBePrivate, at, stopping }: { readonly mayBePrivate: boolean; readonly at: Date; readonly stopping: AbortSignal },
): Promise<Answered> {
  // A literal address is looked up by nobody.
  if (!isTargetAllowed(url, mayBePrivate)) throw new PrivateAddressError('neither public nor allowed')
  const { protocol } = new URL(url)
  const send = protocol === 'https:' ? overHttps : overHttp
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)])
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const sent = send(url, {
      method: 'POST',
      agent: false,
      signal,
      ...(!mayBePrivate && { lookup: publicLookup }),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'solar-sales-site webhooks',
        'webhook-id': eventId,
        'webhook-event': type,
        'webhook-signature': signatureOf(secret, body, at),
      },
    })
    sent.once('response', answered)
    sent.on('error', failed)
    sent.end(body)
  })
  return { status: response.statusCode ?? 0, answer: await beginningOf(response) }
}

/** The status has decided: an answer that breaks off, or never ends, is as long as it has come. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= mostRead) break
    }
  } catch {
    // What has come is enough.
  } finally {
    response.destroy()
  }
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').toWellFormed()
  return text.slice(0, mostKept)
}
