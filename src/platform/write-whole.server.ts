import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a file so that a reader, or a power cut, finds the old content or the new and never a part (mode 600). */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    const file = openSync(draft, 'wx', 0o600)
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
