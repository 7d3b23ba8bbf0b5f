const oneYear = 60 * 60 * 24 * 365

/** Keeps a choice of this visitor: in local storage, and in a cookie of the same name so that the server renders it. */
export function rememberPreference(name: 'language' | 'country', value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax${secure}`
  try {
    localStorage.setItem(name, value)
  } catch {
    // Private browsing: the cookie alone serves.
  }
}

/** What was kept under `name`, or null (also where storage is refused). */
export function recallPreference(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
