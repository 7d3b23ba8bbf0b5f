/** How we pack answers, best first. */
export type ContentEncoding = 'br' | 'gzip'

const refused = String.raw`(?!\s*q=0(?:\.0*)?\s*(?:,|$))`
const accepts = (name: string) => new RegExp(String.raw`(?:^|,)\s*${name}\s*(?:,|$|;${refused})`, 'i')
const brotli = accepts('br')
const gzip = accepts('gzip')

/** The best encoding that an Accept-Encoding header (RFC 9110) names and does not refuse; null for none. */
export function bestEncoding(header: string): ContentEncoding | null {
  if (brotli.test(header)) return 'br'
  return gzip.test(header) ? 'gzip' : null
}
