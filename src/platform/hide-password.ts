/** An address as it may be shown: its password, in the authority or the query, replaced by `***`. */
export function hidePassword(address: string): string {
  if (!URL.canParse(address)) return 'a value that is not shown'
  const url = new URL(address)
  if (url.password) url.password = '***'
  for (const key of url.searchParams.keys()) if (/pass|secret|token|key/i.test(key)) url.searchParams.set(key, '***')
  return url.href
}
