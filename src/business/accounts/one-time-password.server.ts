import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another when they copy them by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/** A password to be told to a person, who chooses another: `k7m2p-…`, 20 characters of 31 (99 bits). */
export function oneTimePassword(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** How long a printed password opens. */
export const oneTimeDays = 7
