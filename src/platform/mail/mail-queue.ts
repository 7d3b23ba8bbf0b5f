import type { Queue } from '../jobs.server.ts'

/** One job per mail: tried at once, then after 5 s, 10 s and so on up to once an hour, for some eight hours in all. */
export const mailQueue: Queue<{ mailId: string }> = {
  name: 'mail',
  retryLimit: 15,
  retryDelay: 5,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
}
