/**
 * An address as it may be shown: its password, in the authority or the query, replaced by `***`. What is no address is
 * shown when it reads as a host or a path, which hold no password.
 */
export function hidePassword(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url?.hostname)
    return /^[\w.-]*(:\d{1,5})?(\/[\w./-]*)?$/.test(text) ? JSON.stringify(text) : 'a value that is not shown'
  if (url.password) url.password = '***'
  for (const key of url.searchParams.keys())
    if (/pass|pwd|secret|token|key/i.test(key)) url.searchParams.set(key, '***')
  return url.href
}
