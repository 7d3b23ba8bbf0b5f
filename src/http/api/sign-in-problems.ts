import type { Problem } from '#kernel/problem.ts'

const field = (code: Problem['code'], path: string, error: string): Problem => ({
  code,
  errors: [{ path, code: error }],
})

/** What the sign-in library refuses, by its codes. */
const known: Readonly<Record<string, (call: string) => Problem>> = {
  INVALID_EMAIL_OR_PASSWORD: (call) =>
    call.startsWith('/passkey/')
      ? field('unauthenticated', 'passkey', 'wrong_passkey')
      : field('unauthenticated', 'password', 'wrong_sign_in'),
  INVALID_PASSWORD: (call) =>
    field('invalid', call === '/change-password' ? 'currentPassword' : 'password', 'wrong_password'),
  INVALID_CODE: () => field('unauthenticated', 'code', 'wrong_code'),
  INVALID_BACKUP_CODE: () => field('unauthenticated', 'code', 'wrong_code'),
  USED_CODE: () => field('unauthenticated', 'code', 'used_code'),
  INVALID_TWO_FACTOR_COOKIE: () => field('unauthenticated', 'code', 'sign_in_again'),
  PASSKEY_NEEDED: () => field('unauthenticated', 'passkey', 'passkey_needed'),
  PASSKEY_NOT_FOUND: () => field('unauthenticated', 'passkey', 'wrong_passkey'),
  AUTHENTICATION_FAILED: () => field('unauthenticated', 'passkey', 'wrong_passkey'),
  USER_NOT_VERIFIED: () => field('unauthenticated', 'passkey', 'unverified_passkey'),
  CHALLENGE_NOT_FOUND: () => field('unauthenticated', 'passkey', 'passkey_expired'),
  FAILED_TO_VERIFY_REGISTRATION: () => field('invalid', 'passkey', 'refused_passkey'),
  TOTP_NOT_ENABLED: () => field('unauthenticated', 'code', 'sign_in_again'),
  TOTP_ALREADY_ENABLED: () => ({ code: 'conflict' }),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => field('unauthenticated', 'code', 'sign_in_again'),
  ACCOUNT_TEMPORARILY_LOCKED: () => ({ code: 'too_many_requests' }),
}

/** True for what the library says of a password, a code or a passkey that is not the right one. */
export function isWrongProof(code: string): boolean {
  return wrongProofs.has(code)
}

const wrongProofs: ReadonlySet<string> = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
  'USED_CODE',
  'PASSKEY_NOT_FOUND',
  'AUTHENTICATION_FAILED',
  'USER_NOT_VERIFIED',
])

const byStatus: Readonly<Record<number, Problem['code']>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  429: 'too_many_requests',
}

/** A refusal of the sign-in library as a problem of ours. All that it does that can fail is asking the database. */
export function libraryProblem(status: number, code: string, call: string): Problem {
  const problem = known[code]?.(call)
  if (problem) return problem
  return { code: byStatus[status] ?? (status < 500 ? 'invalid' : 'unavailable') }
}
