/** Work that comes again and again. */
export type Repeated = {
  /** Settles once the work that is under way is done; none comes after. */
  stop(): Promise<void>
}

/** Does `work` every `ms` milliseconds, never twice at once; `failed` is told of work that throws, which comes again. */
export function repeat(ms: number, work: () => Promise<void>, failed: (error: unknown) => void): Repeated {
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      await work()
    } catch (error) {
      failed(error)
    } finally {
      running = null
    }
  }
  const timer = setInterval(() => {
    running ??= run()
  }, ms)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
