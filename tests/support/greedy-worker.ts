import { threadId } from 'node:worker_threads'
import { serveWorker } from '#platform/worker.server.ts'

/** A worker that does whatever it is asked: never ends, takes all memory, goes too deep, throws, dies, also once it has answered, says which thread it is, or repeats. */
serveWorker(async (question: string): Promise<string> => {
  if (question === 'never end') for (;;);
  if (question === 'take memory')
    for (const all: number[][] = []; ;) all.push(Array.from({ length: 10_000 }, Math.random))
  if (question === 'die') process.exit(3)
  if (question === 'die soon') setTimeout(() => process.exit(3))
  if (question === 'throw') throw new Error('thrown in the worker')
  if (question === 'which thread') return String(threadId)
  return `${question}, ${Object.keys(process.env).length} variables`
})
