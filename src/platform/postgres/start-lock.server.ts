import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `work` while no other process of this machine does so for the same folder, or answers null after `patience`
 * milliseconds. The lock is a name in Linux's abstract socket space: the kernel frees it with its holder, even a killed
 * one. Other systems have no such space, and no lock.
 */
export async function withStartLock<T>(folder: string, patience: number, work: () => Promise<T>): Promise<T | null> {
  if (process.platform !== 'linux') return work()
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex')
  const until = performance.now() + patience
  let lock = await claim(`\0solar-sales-site-${digest}`)
  while (!lock) {
    if (performance.now() > until) return null
    await pause(20)
    lock = await claim(`\0solar-sales-site-${digest}`)
  }
  const held = lock
  try {
    return await work()
  } finally {
    await new Promise((resolve) => held.close(resolve))
  }
}

function claim(name: string): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(name, () => resolve(server))
  })
}
