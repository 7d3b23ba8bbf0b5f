import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A process of ours that answers messages one at a time. */
export type Worker = {
  readonly ask: (message: object) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** Starts a file of this folder in a process of its own. It dies with us. */
export function startWorker(file: string, env: Readonly<Record<string, string>> = {}): Worker {
  const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, NODE_ENV: 'production', ...env } })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  return {
    ask: (message) => answer(child, file, message),
    stop: async () => {
      process.off('exit', end)
      if (end()) await once(child, 'exit')
    },
  }
}

async function answer(child: ChildProcess, file: string, message: object): Promise<unknown> {
  const ended = new AbortController()
  const { signal } = ended
  const died = once(child, 'exit', { signal }).then(() => Promise.reject(new Error(`bench/${file} ended`)))
  const answered = once(child, 'message', { signal })
  child.send(message)
  try {
    const [value] = (await Promise.race([answered, died])) as [unknown]
    return value
  } finally {
    died.catch(() => {})
    answered.catch(() => {})
    ended.abort()
  }
}
