import { longestKey } from '#kernel/idempotency-key.ts'
import type { Parameter } from './operation.ts'

/** The header by which a repeated submit is the same submit. */
export const idempotencyKey: Parameter = {
  in: 'header',
  name: 'Idempotency-Key',
  description:
    'One per filled form, such as a UUID. A repeated submit with the same key is the same submit: it gets the first answer ' +
    'and stores nothing, and counts toward no limit. The same key with another body is refused: 409, `key_reused`.',
  schema: { type: 'string', maxLength: longestKey },
}
