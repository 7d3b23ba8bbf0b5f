const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What keeps a page from running or showing what isn't ours. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['content-security-policy', policy],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
  ['cross-origin-opener-policy', 'same-origin'],
]

const secure = ['strict-transport-security', 'max-age=31536000'] as const

/** The headers of every page: fresh at each visit, different by cookie, under the policy above. */
export function pageHeaders(publicUrl: string): [string, string][] {
  const headers = publicUrl.startsWith('https:') ? [...securityHeaders, secure] : securityHeaders
  return [
    ['content-type', 'text/html; charset=utf-8'],
    ['cache-control', 'no-cache'],
    ['vary', 'accept-encoding, cookie'],
    ...headers.map(([name, value]): [string, string] => [name, value]),
  ]
}
