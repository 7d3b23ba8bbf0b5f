import * as z from 'zod/mini'
import { emailField, phoneField } from '#kernel/form-fields.ts'

/** How somebody is reached by a cell, and what else it says. */
type WrittenContact = { readonly phone?: string; readonly email?: string; readonly rest: string }

const addresses = /[^\s@<>;,:/()]+@[^\s@<>;,:/()]+\.[^\s@<>;,:/()]+/g
const figures = /\+?\(?\d[\d ().\-\u00a0]*\d/g
/** Between two numbers; behind a space also the nought or plus with which the second begins. */
const between = /[/;,|&\n]|\s[-–]\s|\s(?=[0+])|\s(?:ou|or|et|and)\s/i

const isPhone = (written: string) => z.safeParse(phoneField, written).success
const isEmail = (written: string) => z.safeParse(emailField, written).success

/**
 * A phone number and an email as people write them in a table, the first of several: `0803 123 4567 / 0809 123 4567`, `70 11 22 33 (son frère)`;
 * `rest` is what is left of the cell, empty where nothing is.
 */
export function readContactCell(cell: string): WrittenContact {
  // A spreadsheet that takes numbers for amounts writes decimals.
  const plain = cell.trim().replace(/^(\d{8,15})[.,]0+$/, '$1')
  const email = plain.match(addresses)?.map(withoutEnd).find(isEmail)
  const phone = phoneIn(email === undefined ? plain : trimmed(plain.replace(email, ' ')))
  const rest = [email, phone].reduce<string>(
    (left, found) => (found === undefined ? left : left.replace(found, ' ')),
    plain,
  )
  return { ...(phone !== undefined && { phone }), ...(email !== undefined && { email }), rest: trimmed(rest) }
}

const withoutEnd = (address: string) => address.replace(/[.?!]+$/, '')

function phoneIn(written: string): string | undefined {
  if (isPhone(written)) return written.trim()
  const parts = [
    ...(written.match(figures) ?? []),
    ...written.split(between).flatMap((part) => part.match(figures) ?? []),
  ]
  return parts.map((part) => part.trim()).find(isPhone) ?? firstOfTwo(written)
}

/** Of two numbers with nothing but spaces between them, the first. */
function firstOfTwo(written: string): string | undefined {
  const [two = ''] = written.match(figures) ?? []
  const words = two.split(/\s+/)
  const lengths = words.map((_, at) => words.slice(0, at + 1).join(' '))
  return lengths.find(isPhone)
}

/** Without the signs that stood between its parts. */
function trimmed(rest: string): string {
  return rest
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}+(]+/u, '')
    .replace(/^(?:ou|or|et|and)\s/i, '')
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()
}
