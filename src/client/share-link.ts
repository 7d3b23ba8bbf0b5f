/**
 * Hands a link to the device's own share sheet, or to the clipboard where there is none. `refused` where neither is to be
 * had: then the address bar has it.
 */
export async function shareLink(url: string, title: string): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ url, title })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
