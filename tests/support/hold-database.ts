import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Holder = {
  /** Lets it close the database and end; answers its exit code. */
  close(): Promise<number | null>
  /** SIGKILL: it closes nothing. */
  kill(): Promise<void>
}

const script = fileURLToPath(new URL('database-holder.ts', import.meta.url))

/**
 * Another process that has opened the database of `dataDir`, as `user` when given.
 * @throws Error with what it wrote when it ends instead
 */
export async function holdDatabase(dataDir: string, user: { uid?: number; gid?: number } = {}): Promise<Holder> {
  const child = spawn(process.execPath, [script], {
    ...user,
    cwd: '/',
    env: { DATA_DIR: dataDir, PATH: '/usr/bin:/bin' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const opened = await Promise.race([once(child.stdout, 'data'), ended.then(() => null)])
  if (!opened) throw new Error(errors)
  return {
    async close() {
      child.stdin.end()
      await ended
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
