/** What can't be written down (storage refused or full) is at least remembered until the page goes. */
const remembered = new Map<string, string>()

/** Does something with the storage; null where a browser refuses it. */
function inStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

/** Keeps a value for this tab, also over a reload. */
export function keepInSession(name: string, value: unknown): void {
  const written = JSON.stringify(value)
  remembered.set(name, written)
  inStorage((storage) => storage.setItem(name, written))
}

/** What was kept under `name`; null when there is nothing that can be read. */
export function recallFromSession(name: string): unknown {
  const written = inStorage((storage) => storage.getItem(name)) ?? remembered.get(name) ?? 'null'
  try {
    return JSON.parse(written) as unknown
  } catch {
    return null
  }
}

/** Forgets what was kept under `name`. */
export function removeFromSession(name: string): void {
  remembered.delete(name)
  inStorage((storage) => storage.removeItem(name))
}
