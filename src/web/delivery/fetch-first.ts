const coming = new Map<string, Promise<void>>()

/**
 * Imports a lazy part of the app once its file, which the build names, lies in the browser's store: a browser that fails to
 * fetch a module itself never asks for it again (Chromium up to 150, Firefox, Safari), however often the visitor tries.
 * Rejects when the file doesn't arrive; the next call asks for it again.
 */
export async function fetchFirst<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(
    files.map((file) => {
      const { href } = new URL(`/${file}`, location.href)
      const part = coming.get(href) ?? fetchPart(href)
      coming.set(href, part)
      part.catch(() => coming.delete(href))
      return part
    }),
  )
  return load()
}

async function fetchPart(href: string): Promise<void> {
  if (performance.getEntriesByName(href).some(isRunning)) return
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(href)
  // It lies in the store once it is read to its end.
  await answer.text()
}

/** What the page started with needs no second look. */
function isRunning(entry: PerformanceEntry): boolean {
  const { initiatorType, decodedBodySize } = entry as PerformanceResourceTiming
  return initiatorType !== 'fetch' && decodedBodySize > 0
}
