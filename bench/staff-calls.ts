import { cookiesOf } from '../tests/support/staff.ts'
import type { Figure } from './figure.ts'

const account = { email: 'ada@example.com', password: 'a long first password' }

/** Settings of a site whose first admin is the one that {@link timeCalls} asks as. */
export const staffSettings = {
  RATE_LIMITS: 'off',
  REQUIRE_2FA: 'off',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: account.email,
  ADMIN_PASSWORD: account.password,
} as const

/** The cookie of that admin, signed in. */
export async function signInAdmin(site: string): Promise<string> {
  const response = await fetch(`${site}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (!response.ok) throw new Error(`sign-in: ${response.status}`)
  return cookiesOf(response)
}

/** Calls of staff, by what they are for: addresses on the site. */
export type StaffCalls = Readonly<Record<string, string>>

/**
 * Milliseconds of each call, asked `rounds` times, when warm: what a quarter of them stays below, for other work on the
 * machine slows some.
 */
export async function timeCalls(site: string, cookie: string, calls: StaffCalls, rounds = 30): Promise<number[]> {
  const times: number[] = []
  for (const path of Object.values(calls)) {
    const taken: number[] = []
    for (let round = -rounds; round < rounds; round++) {
      const start = performance.now()
      const response = await fetch(site + path, { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} from ${path}`)
      if (round >= 0) taken.push(performance.now() - start)
    }
    times.push(taken.toSorted((a, b) => a - b)[Math.floor(rounds / 4)] ?? Number.NaN)
  }
  return times
}

/** How many times longer each call takes with much stored than with little. */
export function compareCalls(
  calls: StaffCalls,
  { little, much, with: stored }: { little: readonly number[]; much: readonly number[]; with: string },
): Figure[] {
  return Object.keys(calls).map((what, at) => {
    const [before = Number.NaN, after = Number.NaN] = [little[at], much[at]]
    return {
      what: `${what}, ${stored}`,
      value: after / before,
      unit: 'x',
      target: 2,
      better: 'lower',
      detail: `${before.toFixed(1)} ms, then ${after.toFixed(1)} ms`,
    }
  })
}
