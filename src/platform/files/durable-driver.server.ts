import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { KeyNormalizer } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

const normalizer = new KeyNormalizer()

/**
 * A folder as a store, whose files are there whole or not at all, and stay through a power cut: flydrive's own driver
 * writes in place and leaves the bytes to the system's memory. Only this user may read them.
 */
export class DurableDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override putStream(key: string, content: Readable): Promise<void> {
    return this.write(key, content)
  }

  /** Stores `content`, whose chunks need be valid only until the next is asked for: a stream would ask ahead. */
  async write(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const path = join(this.#folder, normalizer.normalize(key))
    const folder = dirname(path)
    const draft = draftOf(path)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await writeDurably(draft, content)
      await rename(draft, path)
      await flushFolder(folder)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  /** With what a killed process had written of it. */
  override async delete(key: string): Promise<void> {
    await rm(draftOf(join(this.#folder, key)), { force: true })
    await super.delete(key)
  }
}

/** Where a file is until it is whole; a key is written once, so by one process. */
function draftOf(path: string): string {
  return `${path}.part`
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of content) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The name of a new file is part of its folder. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
