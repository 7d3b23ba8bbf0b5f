import { parentPort, Worker } from 'node:worker_threads'

/** A worker gave no answer: it took too long or wanted too much memory, and was killed. */
export class WorkerLimitError extends Error {
  constructor(limit: 'time' | 'memory') {
    super(`a worker met its limit of ${limit}`)
  }
}

export type WorkerLimits = {
  /** Milliseconds of a processor that one answer may take: on a busy machine they last longer. */
  readonly cpuMs: number
  /** Megabytes of objects. */
  readonly memoryMb: number
}

/** However busy the machine is, a question does not take more of its time than this, times what it may take of a processor. */
const mostWaitForCpu = 20

/** How long a thread is kept for the next question: with what it has loaded it holds tens of megabytes. */
const keptMs = 60_000

type Task<Question, Answer> = { readonly question: Question } & Pick<
  PromiseWithResolvers<Answer>,
  'promise' | 'resolve' | 'reject'
>
type Told<Answer> = 'ready' | { readonly answer: Answer } | { readonly error: string }

/**
 * Work that may never end, or take all memory, in a thread of its own: the one that `file` starts (see {@link serveWorker}).
 * It is started by the first question, does one at a time, and is killed at its limits, or once a minute has brought no question; the next
 * question starts another. An idle one keeps no process alive. The function that asks throws a {@link WorkerLimitError}, or what the work threw.
 */
export function startsWorker<Question, Answer>(
  file: URL,
  { cpuMs, memoryMb }: WorkerLimits,
): (question: Question) => Promise<Answer> {
  const waiting: Task<Question, Answer>[] = []
  let worker: Worker | undefined
  let isReady = false
  let current: Task<Question, Answer> | undefined
  let timer: NodeJS.Timeout | undefined
  let end: NodeJS.Timeout | undefined

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: Math.ceil(memoryMb / 4) }
    // No environment: what renders what strangers wrote knows no secret.
    const started = new Worker(file, { env: {}, execArgv: [], resourceLimits })
    started.on('message', (told: Told<Answer>) => {
      if (started === worker) hear(told)
    })
    started.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      if (started === worker) fail(isMemory ? new WorkerLimitError('memory') : error)
    })
    started.on('exit', (code) => {
      if (started === worker) fail(new Error(`a worker ended with ${code}`))
    })
    return started
  }

  function hear(told: Told<Answer>): void {
    if (told === 'ready') {
      isReady = true
      begin()
      return
    }
    const task = current
    rest()
    if ('answer' in told) task?.resolve(told.answer)
    else task?.reject(new Error(told.error))
    next()
  }

  /** The worker is lost, and with it the question that it was asked. */
  function fail(error: Error): void {
    const task = current
    rest()
    stop()
    task?.reject(error)
    next()
  }

  function stop(): void {
    clearTimeout(end)
    void worker?.terminate()
    worker = undefined
    isReady = false
  }

  function rest(): void {
    clearInterval(timer)
    current = undefined
    worker?.unref()
    clearTimeout(end)
    end = setTimeout(stop, keptMs).unref()
  }

  function next(): void {
    current = waiting.shift()
    if (!current) return
    clearTimeout(end)
    worker ??= start()
    worker.ref()
    if (isReady) begin()
  }

  function begin(): void {
    const [asked, task] = [worker, current]
    if (!asked || !task) return
    const before = asked.cpuUsage()
    const latest = Date.now() + cpuMs * mostWaitForCpu
    const look = async () => {
      const { user, system } = await asked.cpuUsage(await before)
      if (current === task && (user + system) / 1000 > cpuMs) fail(new WorkerLimitError('time'))
    }
    timer = setInterval(() => {
      if (Date.now() > latest) fail(new WorkerLimitError('time'))
      // One that has just ended tells no time.
      else look().catch(() => undefined)
    }, cpuMs / 4)
    asked.postMessage(task.question, [])
  }

  return (question) => {
    const task = { question, ...Promise.withResolvers<Answer>() }
    waiting.push(task)
    if (!current) next()
    return task.promise
  }
}

/** In the file of a worker: answers what is asked, one question after the other. */
export function serveWorker<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  const tell = (told: Told<Answer>) => parentPort?.postMessage(told, [])
  const serve = async (question: Question) => {
    try {
      tell({ answer: await answer(question) })
    } catch (error) {
      tell({ error: String(error) })
    }
  }
  parentPort?.on('message', (question: Question) => void serve(question))
  tell('ready')
}
