import { Upload, type HttpRequest, type HttpResponse } from 'tus-js-client'
import { apiErrorOf, type ApiError } from './api-error.ts'

/** A proxy that keeps requests until they are whole loses so much at most of a connection that drops. */
const pieceBytes = 512 * 1024

/** A connection that takes no byte for so long is dead, even where nobody says so. */
const silenceMs = 60_000

export type ResumableFile = {
  /** Where uploads of the tus protocol (tus.io) are begun. */
  readonly endpoint: string
  readonly content: Blob
  /** What goes with it. */
  readonly fields: Readonly<Record<string, string>>
  /** The same for the same file: an upload that was broken off, by a reload say, is gone on with. */
  readonly fingerprint: string
}

export type UploadEvents = {
  /** Bytes that have left so far: less than before where some did not arrive. */
  readonly onProgress: (sent: number) => void
  /** The connection was lost. The upload goes on by itself, from where it is, as soon as there is one again. */
  readonly onInterrupted: () => void
  readonly onArrived: () => void
  /** The server does not take it. */
  readonly onRefused: (error: ApiError) => void
}

/** An upload under way. */
export type Sending = {
  /** Tries again at once, if it waits. */
  readonly resume: () => void
  /** Stops; what has arrived stays for a day, for the same file to go on with. */
  readonly pause: () => void
  /** Stops for good, and has the server forget what has arrived. */
  readonly cancel: () => void
}

/** Sends a file in pieces, over however many connections it takes. */
export function sendResumably(
  { endpoint, content, fields, fingerprint }: ResumableFile,
  events: UploadEvents,
): Sending {
  let over = false
  let furthest = 0
  let interruptions = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let waits = false

  const upload = new Upload(content, {
    endpoint,
    metadata: fields,
    chunkSize: pieceBytes,
    // We tell of each interruption, and go on at once when the network is back.
    retryDelays: null,
    fingerprint: () => Promise.resolve(fingerprint),
    removeFingerprintOnSuccess: true,
    onProgress: (sent) => {
      if (over || waits) return
      if (sent > furthest) interruptions = 0
      furthest = Math.max(furthest, sent)
      listen()
      events.onProgress(sent)
    },
    onSuccess: () => {
      if (over) return
      stop()
      events.onArrived()
    },
    onError: (error) => {
      if (over || waits) return
      if ('originalResponse' in error) void fail(error.originalRequest, error.originalResponse)
      else interrupt()
    },
  })

  const listen = () => {
    clearTimeout(timer)
    timer = setTimeout(interrupt, silenceMs)
  }
  const goOn = () => {
    if (over || !waits) return
    waits = false
    listen()
    upload.start()
  }
  const interrupt = () => {
    if (over || waits) return
    waits = true
    interruptions += 1
    clearTimeout(timer)
    timer = setTimeout(goOn, pauseAfter(interruptions, navigator.onLine))
    void upload.abort()
    events.onInterrupted()
  }
  const fail = async (request: HttpRequest, response: HttpResponse | null) => {
    const status = response?.getStatus() ?? 0
    if (!response || !isRefusal(request.getMethod(), status)) return interrupt()
    stop()
    const headers = { 'content-type': response.getHeader('content-type') ?? '' }
    events.onRefused(await apiErrorOf(new Response(response.getBody(), { status, headers })))
  }
  const stop = () => {
    over = true
    clearTimeout(timer)
    globalThis.removeEventListener('online', goOn)
    globalThis.removeEventListener('offline', interrupt)
  }
  const begin = async () => {
    const [earlier] = await upload.findPreviousUploads()
    if (over) return
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    listen()
    upload.start()
  }

  globalThis.addEventListener('online', goOn)
  globalThis.addEventListener('offline', interrupt)
  void begin()
  return {
    resume: goOn,
    pause: () => {
      stop()
      void upload.abort()
    },
    cancel: () => {
      stop()
      // Where that does not reach the server, it forgets by itself after a day.
      upload.abort(true).catch(() => undefined)
    },
  }
}

/** Milliseconds before the nth time that an interrupted upload goes on by itself; the network may tell us earlier. */
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000] as const

/**
 * How long an upload waits that was interrupted so many times in a row without a byte more; longest where the device knows
 * of no network, since it will tell when there is one.
 */
export function pauseAfter(interruptions: number, isOnline: boolean): number {
  const times = isOnline ? Math.min(Math.max(interruptions, 1), pauses.length) : pauses.length
  return pauses[times - 1] ?? pauses[0]
}

/** Going on asks where the upload is, and begins it anew where it is gone: its address is then no obstacle. */
const mendable = new Set([404, 408, 409, 410, 423])

/**
 * Whether the answer to a request of an upload is its end, rather than an interruption: going on would only be refused
 * again. No answer at all (`status` 0), and a server in trouble, are interruptions.
 */
export function isRefusal(method: string, status: number): boolean {
  if (status < 400 || status >= 500) return false
  return method === 'POST' ? status !== 408 && status !== 423 : !mendable.has(status)
}
