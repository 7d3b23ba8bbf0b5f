import { createHash } from 'node:crypto'
import { securityHeaders, type AnswerHeaders } from '#kernel/security-headers.ts'

/** What a policy, or an `integrity`, calls a text or file. */
export function digestOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** Only what the site itself serves may run, load or look like anything; one script, `starter`, stands inside, and a style sheet ({@link withStyles}). */
export function pagePolicy({ starter }: { readonly starter: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${digestOf(starter)}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // A video that its visitor asked for.
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of the worker, which fetches from the site and nothing else. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of what reads PDFs beside a page: it decodes scans by WebAssembly, fetches nothing and runs nothing else. */
export const pdfWorkerPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The headers of every page: fresh at each visit, different by cookie and for who saves data, kept from running or showing what isn't ours. */
export function pageHeaders(publicUrl: string, policy: string | null): AnswerHeaders {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, cookie, save-data',
    ...securityHeaders(publicUrl, policy),
  }
}

/** The same headers for a page whose style sheet has this digest. */
export function withStyles(headers: AnswerHeaders, digest: string): AnswerHeaders {
  const policy = headers['content-security-policy']?.replace("style-src 'self'", `style-src 'self' '${digest}'`)
  return policy ? { ...headers, 'content-security-policy': policy } : headers
}
