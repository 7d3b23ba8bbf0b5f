import { ApiError } from '#client/api-error.ts'
import type { ChosenLine } from './chosen-lines.ts'

/** What kept a calculation from arriving: no network, values that the server refused, or a fault on our side. */
export type AuditFailure =
  | { readonly kind: 'network' | 'server' }
  | {
      readonly kind: 'refused'
      readonly faults: readonly { readonly path: string; readonly line: ChosenLine | null; readonly message: string }[]
    }

/** Reads an error of the calculate call. A refused field of a line is given with that line. */
export function failureOf(error: unknown, lines: readonly ChosenLine[]): AuditFailure {
  if (!(error instanceof ApiError)) return { kind: error instanceof TypeError ? 'network' : 'server' }
  if (error.status >= 500 || !error.problem) return { kind: 'server' }
  const { errors, detail } = error.problem
  return {
    kind: 'refused',
    faults: (errors ?? [{ path: '', message: detail }]).map(({ path, message }) => {
      const [list, index] = path.split('.')
      const line = list === 'applianceUsage' && index ? (lines[Number(index)] ?? null) : null
      return { path, line, message }
    }),
  }
}
