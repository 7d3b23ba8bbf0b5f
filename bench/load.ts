import { type Worker, startWorker } from './worker.ts'

/** What is asked again and again, each connection waiting for its answer. */
export type Target = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export type LoadRequest = Target & { readonly seconds: number; readonly connections: number }
export type LoadResult = { readonly perSecond: number; readonly failed: number }

/** Where the load comes from: a process of its own, so that it shares no thread with a server. */
export type Load = {
  /** Requests answered per second. @throws Error when a request failed or was refused */
  readonly rate: (target: Target, seconds: number) => Promise<number>
  readonly stop: Worker['stop']
}

const connections = 16

/** Starts the process that sends the load. */
export function startLoad(): Load {
  const worker = startWorker('load-worker.ts')
  return {
    rate: async (target, seconds) => {
      const result = (await worker.ask({ ...target, seconds, connections } satisfies LoadRequest)) as LoadResult
      if (result.failed > 0) throw new Error(`${result.failed} requests to ${target.url} failed`)
      return result.perSecond
    },
    stop: worker.stop,
  }
}

/** A GET of a page or of the API as a browser would send it. */
export function get(url: string, headers: Target['headers'] = {}): Target {
  return { url, method: 'GET', headers }
}

/** A POST of JSON. */
export function post(url: string, value: unknown): Target {
  return { url, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}
