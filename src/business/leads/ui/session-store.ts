/** What can't be written down (storage refused or full) is at least remembered until the page goes. */
const spoken = new Map<string, string>()

/** Keeps a value for this tab, also over a reload. */
export function keepInSession(name: string, value: unknown): void {
  const written = JSON.stringify(value)
  spoken.set(name, written)
  try {
    sessionStorage.setItem(name, written)
  } catch {
    // The map has it.
  }
}

/** What was kept under `name`; null when there is nothing that can be read. */
export function recallFromSession(name: string): unknown {
  try {
    const written = sessionStorage.getItem(name) ?? spoken.get(name)
    return written === undefined ? null : (JSON.parse(written) as unknown)
  } catch {
    return null
  }
}

/** Forgets what was kept under `name`. */
export function forgetInSession(name: string): void {
  spoken.delete(name)
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was written.
  }
}
