/** A plain object: the HTTP server writes it as it is. */
export type AnswerHeaders = Readonly<Record<string, string>>

/** Of what is no page: whoever opens it by itself, nothing in it runs or loads. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What other sites may show: pictures that chats, feed readers and mails fetch. */
export const forOtherSites: AnswerHeaders = { 'cross-origin-resource-policy': 'cross-origin' }

/**
 * What every answer of the site says to browsers, whatever it is: it is what it says it is, nobody frames it, and only this site
 * uses it. Visitors on https are told to stay there. A `policy` of null is a development server's.
 */
export function securityHeaders(publicUrl: string, policy: string | null = barePolicy): AnswerHeaders {
  return {
    ...(policy && { 'content-security-policy': policy }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
