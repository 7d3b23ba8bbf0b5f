import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { oneAtATime } from '#platform/in-turn.server.ts'
import type { Staff } from './actor.ts'

/** Guesses, as a power of ten, from which zxcvbn calls a password very unguessable. */
const enoughGuesses = 10
const longestRatingMs = 20_000
/** How long the lists are held for whoever tries another password. */
const keptMs = 60_000
/** Shorter words (`de`, `Li`) stand in too many sentences. */
const shortestOwnWord = 3

/** Why a password is no good: it is among those that are tried first, or it is who it belongs to. */
export type PasswordFault = 'common_password' | 'own_name_password'

/**
 * Rates a password against lists of common ones and of French and English words (zxcvbn), as it is and without the owner's
 * name, address and company. Null: it will do. The lists take 150 MB and half a second to read: a worker holds them, which
 * ends a minute after the last password, and rates one after the other.
 */
export async function weakPassword(
  password: string,
  owner: Pick<Staff, 'name' | 'email'>,
  company: string,
): Promise<PasswordFault | null> {
  const bare = withoutWords(password, [owner.name, owner.email, company].flatMap(wordsOf))
  const [guesses = 0, bareGuesses = 0] = await inItsTurn(() => rate([password, bare]))
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

/** However many wait: nobody is refused a password for it. */
const inItsTurn = oneAtATime(Number.POSITIVE_INFINITY)

let running: { readonly worker: Worker; readonly end: NodeJS.Timeout } | null = null

/** @throws what ended the worker, or an AbortError after {@link longestRatingMs} */
async function rate(passwords: readonly string[]): Promise<readonly number[]> {
  const { worker, end } = (running ??= start())
  try {
    worker.postMessage(passwords, [])
    const [ratings] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestRatingMs) })) as [number[]]
    end.refresh()
    return ratings
  } catch (error) {
    await stop()
    throw error
  }
}

function start(): { readonly worker: Worker; readonly end: NodeJS.Timeout } {
  const worker = new Worker(new URL('./password-worker.server.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  worker.unref()
  worker.on('error', () => (running = null))
  return { worker, end: setTimeout(() => void inItsTurn(stop), keptMs).unref() }
}

async function stop(): Promise<void> {
  const stopped = running
  running = null
  if (!stopped) return
  clearTimeout(stopped.end)
  await stopped.worker.terminate()
}
