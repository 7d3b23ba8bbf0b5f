import { existsSync, readFileSync } from 'node:fs'

/** The resident memory of a process in KiB, where the system tells it as Linux does. */
export function residentKiB(pid: number): number {
  const status = `/proc/${pid}/status`
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) : Number.NaN
}

/** Watches the resident memory of a process; `highest` ends it and answers the most there was, in KiB. */
export function watchMemory(pid: number): { readonly highest: () => number } {
  let most = residentKiB(pid)
  const timer = setInterval(() => {
    most = Math.max(most, residentKiB(pid))
  }, 5)
  return {
    highest() {
      clearInterval(timer)
      return most
    },
  }
}
