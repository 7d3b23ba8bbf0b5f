import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Milliseconds. Writing one takes a moment: what is older was left by a kill. */
const oldestDraft = 60_000
const draftName = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/

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

/** Removes files that {@link writeWhole} wrote, and what a kill left of writing them; no error where there is none. */
export function removeWritten(paths: readonly string[]): void {
  for (const [folder, ours] of Map.groupBy(paths, dirname)) {
    const names = new Set(ours.map((path) => basename(path)))
    for (const name of namesIn(folder))
      if (names.has(name.replace(draftName, ''))) rmSync(join(folder, name), { force: true })
  }
}

/** Removes from a folder what kills left of {@link writeWhole}. */
export function sweepDrafts(folder: string): void {
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    const draft = draftName.test(name) ? statSync(path, { throwIfNoEntry: false }) : undefined
    if (draft && Date.now() - draft.mtimeMs > oldestDraft) rmSync(path, { force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
