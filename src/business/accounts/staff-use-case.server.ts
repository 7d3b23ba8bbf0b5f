import type * as z from 'zod/mini'
import { attempt, need, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import type { Acting } from './acting.server.ts'
import { permit, type Staff } from './actor.ts'
import type { Action } from './permissions.ts'

/** What the work of a use case has at hand: the services, and the member of staff whom it was permitted. */
export type Permitted = Services & { readonly by: Staff }

type UseCase<Args extends readonly unknown[], T> = (acting: Acting, ...args: Args) => Promise<Outcome<T>>

/**
 * A use case of the back office, in the order in which it happens: who may, what comes in (read by its schema), and the work,
 * which answers its value and asks for what it needs with {@link need}. Refused as {@link permit} says, as `invalid` (fields),
 * as the work is.
 */
export function staffUseCase<Input extends z.ZodMiniType, Args extends readonly unknown[], T>(
  rule: { readonly may: Action; readonly input: Input },
  work: (permitted: Permitted, input: z.output<Input>, ...args: Args) => Promise<T>,
): UseCase<[request: unknown, ...Args], T>
export function staffUseCase<Args extends readonly unknown[], T>(
  rule: { readonly may: Action },
  work: (permitted: Permitted, ...args: Args) => Promise<T>,
): UseCase<Args, T>
export function staffUseCase<T>(
  { may, input }: { readonly may: Action; readonly input?: z.ZodMiniType },
  work: (permitted: Permitted, ...args: unknown[]) => Promise<T>,
): UseCase<unknown[], T> {
  return (acting, ...args) =>
    attempt(async () => {
      const by = need(permit(acting.actor, may))
      if (!input) return work({ ...acting, by }, ...args)
      const [request, ...others] = args
      return work({ ...acting, by }, need(parse(input, request)), ...others)
    })
}
