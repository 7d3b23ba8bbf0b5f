import { startsWorker } from '#platform/worker.server.ts'
import type { Staff } from './actor.ts'

/** Guesses, as a power of ten, from which zxcvbn calls a password very unguessable. */
const enoughGuesses = 10
/** Shorter words (`de`, `Li`) stand in too many sentences. */
const shortestOwnWord = 3

/** Why a password is no good: it is among those that are tried first, or it is who it belongs to. */
export type PasswordFault = 'common_password' | 'own_name_password'

/** The lists take 150 MB and half a second to read: a worker holds them while they are asked for. */
const rate = startsWorker<readonly string[], readonly number[]>(
  new URL('./password-worker.server.ts', import.meta.url),
  { cpuMs: 10_000, memoryMb: 192 },
)

/**
 * Rates a password against lists of common ones and of French and English words (zxcvbn), as it is and without the owner's
 * name, address and company. Null: it will do.
 */
export async function weakPassword(
  password: string,
  owner: Pick<Staff, 'name' | 'email'>,
  company: string,
): Promise<PasswordFault | null> {
  const bare = withoutWords(password, [owner.name, owner.email, company].flatMap(wordsOf))
  const [guesses = 0, bareGuesses = 0] = await rate([password, bare])
  if (guesses < enoughGuesses) return bare === password ? 'common_password' : 'own_name_password'
  return bare !== password && bareGuesses < enoughGuesses ? 'own_name_password' : null
}

/** Folded: no capitals, no accents, one UTF-16 unit of what is written for each of the folded. */
function folded(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const [base = letter] = letter.normalize('NFD').toLowerCase()
    return base.length === letter.length ? base : letter
  }).join('')
}

function wordsOf(text: string): string[] {
  const words = folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestOwnWord)
  return [...words, words.join('')]
}

function withoutWords(password: string, words: readonly string[]): string {
  const longestFirst = words.filter(Boolean).toSorted((a, b) => b.length - a.length)
  let rest = folded(password)
  for (const word of longestFirst) rest = rest.replaceAll(word, '')
  return rest === folded(password) ? password : rest
}
