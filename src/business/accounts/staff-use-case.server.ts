import type * as z from 'zod/mini'
import { attempt, need, type Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import type { Services } from '#platform/services.server.ts'
import { permit, permitConfirmed, type Staff, type Actor } from './actor.ts'
import type { Action } from './permissions.ts'

/** The context of a verb of the back office: what it needs of the outside world, and who asks. */
export type Acting = Services & { readonly actor: Actor }

/** What the work of a use case has at hand: the services, and the member of staff whom it was permitted. */
export type Permitted = Services & { readonly by: Staff }

/** What a use case asks of whoever asks: an action of their role and, where `confirmed`, that they proved lately who they are. */
type Rule = { readonly may: Action; readonly confirmed?: true }

/** What a member of staff asks of the site; refused in words that every caller understands. */
export type UseCase<Args extends readonly unknown[], T> = (acting: Acting, ...args: Args) => Promise<Outcome<T>>

/**
 * A use case of the back office, in the order in which it happens: who may, what comes in (read by its schema), where asked that they proved lately who they are, and the work,
 * which answers its value and asks for what it needs with {@link need}. Refused as {@link permit} or {@link permitConfirmed} says, as `invalid` (fields),
 * as the work is.
 */
export function staffUseCase<Input extends z.ZodMiniType, Args extends readonly unknown[], T>(
  rule: Rule & { readonly input: Input },
  work: (permitted: Permitted, input: z.output<Input>, ...args: Args) => Promise<T>,
): UseCase<[request: unknown, ...Args], T>
export function staffUseCase<Args extends readonly unknown[], T>(
  rule: Rule,
  work: (permitted: Permitted, ...args: Args) => Promise<T>,
): UseCase<Args, T>
export function staffUseCase<T>(
  { may, confirmed, input }: Rule & { readonly input?: z.ZodMiniType },
  work: (permitted: Permitted, ...args: unknown[]) => Promise<T>,
): UseCase<unknown[], T> {
  return (acting, ...args) =>
    attempt(async () => {
      const by = need(permit(acting.actor, may))
      const [request, ...others] = args
      const asked = input ? [need(parse(input, request)), ...others] : args
      // Nobody gives a password for what would be refused all the same.
      if (confirmed) need(permitConfirmed(acting.actor, may))
      return work({ ...acting, by }, ...asked)
    })
}
