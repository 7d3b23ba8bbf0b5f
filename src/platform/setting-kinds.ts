import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { longestPassword, shortestPassword } from '#kernel/password-length.ts'
import { StartupError } from './startup-error.ts'

/** Reads the text of one variable; answers null when the text is not of its kind. */
export type SettingKind<T> = { readonly takes: string; read(text: string): T | null }

export function wholeNumber(least: number, most: number): SettingKind<number> {
  return {
    takes: `a whole number from ${least} to ${most}`,
    read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null),
  }
}

/** A number of processes; `auto` is one for each core that this one may use. */
export function processes(most: number): SettingKind<number> {
  const number = wholeNumber(1, most)
  return {
    takes: `${number.takes}, or auto`,
    read: (text) => (text === 'auto' ? Math.min(availableParallelism(), most) : number.read(text)),
  }
}

export function oneOf<const T extends string>(choices: readonly T[]): SettingKind<T> {
  return { takes: choices.join(', '), read: (text) => choices.find((choice) => choice === text) ?? null }
}

export const onOff: SettingKind<boolean> = {
  takes: 'on or off',
  read: (text) => (text === 'on' ? true : text === 'off' ? false : null),
}

export const listenAddress: SettingKind<string> = {
  takes: 'an IP address or a host name',
  read: (text) => (isIP(text) || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) ? text : null),
}

/** Read without its last slash, so that a path can follow. */
export const origin: SettingKind<string> = {
  takes: 'an http or https address without a path, such as https://example.org',
  read(text) {
    const url = URL.canParse(text) ? new URL(text) : null
    if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
    return url.pathname === '/' && !url.search && !url.hash ? url.origin : null
  },
}

export function addressOf(protocols: readonly string[], takes: string): SettingKind<string> {
  return {
    takes,
    read(text) {
      const url = URL.canParse(text) ? new URL(text) : null
      return url && protocols.includes(url.protocol) && url.hostname ? text : null
    },
  }
}

const address = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/

export const emailAddress: SettingKind<string> = {
  takes: 'one e-mail address',
  read: (text) => (address.test(text) ? text : null),
}

/** `a@b.org` or `Name <a@b.org>`. */
export const sender: SettingKind<string> = {
  takes: 'an e-mail address, or a name and an address as in Name <someone@example.org>',
  read(text) {
    const [, bracketed] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? []
    return address.test(bracketed ?? text) ? text : null
  },
}

/** What a person types to get in: as long as the sign-in takes. */
export const password: SettingKind<string> = {
  takes: `${shortestPassword} to ${longestPassword} characters`,
  read: (text) => (text.length >= shortestPassword && text.length <= longestPassword ? text : null),
}

/** A secret's problem is told by its length alone. */
export function secretText(leastBytes: number): SettingKind<string> {
  return {
    takes: `at least ${leastBytes} bytes`,
    read: (text) => (Buffer.byteLength(text) >= leastBytes ? text : null),
  }
}

/**
 * The value of `name` in `env`, or `fallback` when it is unset or empty.
 * @param show how a wrong value appears in the message: as it is, unless it is or carries a secret
 * @throws StartupError in one line: the variable, what it held, what it takes
 */
export function readSetting<T, F>(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  kind: SettingKind<T>,
  fallback: F,
  show: (text: string) => string = quote,
): T | F {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = kind.read(text)
  if (value === null) throw new StartupError(`${name} holds ${show(text)}; it takes ${kind.takes}`)
  return value
}

/** Only the size of what must stay secret. */
export function sizeOnly(text: string): string {
  return `${Buffer.byteLength(text)} bytes that are not shown`
}

function quote(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text)
}
