import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive: its path with `/`, and its content, which is read when its turn comes. */
export type ZipSource = { readonly name: string; readonly content: () => Promise<Readable | string> }

/**
 * A zip archive, written as it is read: nothing is held whole, and who leaves before its end closes the content that is open.
 * @throws what the content of a file throws
 */
export async function* zipStream(sources: readonly ZipSource[], at: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const fail = (error: Error) => archive.destroy(error)
  let current: Readable | undefined
  archive.once('close', () => current?.destroy())

  const open = async (content: ZipSource['content']): Promise<Readable> => {
    const opened = await content()
    // The library hands on no failure of what it reads.
    current = (typeof opened === 'string' ? Readable.from([opened]) : opened).once('error', fail)
    if (archive.destroyed) current.destroy()
    return current
  }
  for (const { name, content } of sources) {
    zip.addReadStreamLazy(name, { mtime: at }, (give) => {
      open(content)
        .then((stream) => give(null, stream))
        .catch(fail)
    })
  }
  zip.end()
  yield* archive as AsyncIterable<Buffer>
}
