import { randomBytes } from 'node:crypto'

/** A new image's id, 24 hexadecimal digits that nobody guesses: a later one is greater. */
export function newImageId(now: Date): string {
  return now.getTime().toString(16).padStart(12, '0') + randomBytes(6).toString('hex')
}
