import type { Context } from 'hono'
import type { Announcements } from '#platform/announcements.server.ts'

/** Milliseconds. A proxy gives up a connection on which it hears nothing for a minute or less. */
const beatMs = 20_000
/** Milliseconds. Then the browser asks anew, and whoever may no longer is told so. */
const longestMs = 300_000
/** Milliseconds that a browser waits before it asks anew. */
const retryMs = 3_000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // nginx would keep what it is told until there is more of it.
  'x-accel-buffering': 'no',
}

/**
 * Answers with what is announced, each as an event of that name (server-sent events), and a heartbeat; it ends when its reader
 * goes or reads no more, when the site ends, and by itself after five minutes.
 */
export function eventStream(c: Context, { follow }: Announcements): Response {
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  let stop = () => {}
  const events = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const text = new TextEncoder()
        const say = (line: string) => {
          // Whoever does not read what was said has gone.
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(text.encode(`${line}\n\n`))
        }
        const end = () => {
          stop()
          controller.close()
        }
        const beat = setInterval(() => say(':'), beatMs)
        const last = setTimeout(() => end(), longestMs)
        const leave = follow({ hear: (what) => say(`event: ${what}\ndata: ${what}`), end: () => end() })
        stop = () => {
          clearInterval(beat)
          clearTimeout(last)
          leave()
          stop = () => {}
        }
        say(`retry: ${retryMs}`)
      },
      cancel: () => stop(),
    },
    { highWaterMark: 64 },
  )
  return new Response(events, { headers })
}
