import * as z from 'zod/mini'
import { countSchema, mostCounted } from '#kernel/counted.ts'

const count = () => z.nullable(z.int())
/** Of what may be many. */
const few = () => z.nullable(countSchema())

/** How much waits for somebody on pages of the back office's menu; null where their role has nothing to do with it. */
export const waitingSchema = z.object({
  own: few().check(
    z.describe(
      `Of whoever asks: requests that somebody else gave them and that they have not opened, or whose step is due; ${mostCounted} for as many or more.`,
    ),
  ),
  leads: few().check(z.describe(`Requests that nobody has touched; ${mostCounted} for as many or more.`)),
  applications: count().check(z.describe('Applications to decide on, without what waits for its applicant.')),
  mails: count().check(z.describe('Mails that were given up.')),
})
export type Waiting = Readonly<z.infer<typeof waitingSchema>>
