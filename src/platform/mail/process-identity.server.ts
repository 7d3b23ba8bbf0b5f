import { readFileSync, readlinkSync } from 'node:fs'

/** Names this process among all of all machines, for {@link isProcessGone}: `boot/namespace/pid/start`. */
export const thisProcess = [placeOf(), process.pid, startOf(process.pid)].join('/')

/** Whether a process is certain to have ended; false also for one of another machine or container, of which nothing is known. */
export function isProcessGone(identity: string): boolean {
  const [boot, namespace, pid, start] = identity.split('/')
  return `${boot}/${namespace}` === placeOf() && startOf(Number(pid)) !== start
}

/** The run of the machine, and the set of its processes that can be seen from here. */
function placeOf(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '')}`
  } catch {
    return 'unknown/unknown'
  }
}

/** When a process began, in ticks since the machine started; `gone` for none and for one that is dead and not yet buried. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ['Z', 'X'].includes(fields[0] ?? '') ? 'gone' : (fields[19] ?? 'gone')
  } catch {
    return 'gone'
  }
}
