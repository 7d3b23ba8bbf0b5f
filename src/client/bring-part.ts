const coming = new Map<string, Promise<void>>()

/**
 * Imports a late part of the app once it and all that it imports lie in the browser's store: a browser that fails to fetch a
 * module itself never asks for it again (Chromium up to 150, Firefox, Safari), however often the visitor tries. Rejects when
 * a file doesn't arrive; the next call asks for it again.
 */
export async function bringPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const file = /import\(.(.+?\.js)/.exec(String(load))?.[1]
  if (file) await bring(file, import.meta.url)
  return load()
}

function bring(file: string, from: string): Promise<void> {
  const { href } = new URL(file, from)
  const part = coming.get(href) ?? fetchPart(href)
  coming.set(href, part)
  part.catch(() => coming.delete(href))
  return part
}

async function fetchPart(href: string): Promise<void> {
  if (performance.getEntriesByName(href).some(isRunning)) return
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(href)
  const code = await answer.text()
  await Promise.all(Array.from(code.matchAll(/(?:from|import)"(.+?\.js)"/g), ([, file = '']) => bring(file, href)))
}

/** What the page started with needs no second look. */
function isRunning(entry: PerformanceEntry): boolean {
  const { initiatorType, decodedBodySize } = entry as PerformanceResourceTiming
  return initiatorType !== 'fetch' && decodedBodySize > 0
}
