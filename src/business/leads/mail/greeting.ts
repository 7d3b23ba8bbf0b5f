import type { Text } from '#i18n/text.ts'

/**
 * Greets by name when it looks like one. Anybody can type another person's address into a form: a "name" that carries
 * a link or a number must not reach that person under our name.
 */
export function greeting(firstName: string, text: Text): string {
  const looksLikeName = /^[\p{L}\p{M}'’. -]{1,40}$/u.test(firstName) && !/\.\s*\p{L}{2,}/u.test(firstName)
  return looksLikeName ? text('mail.greeting', { name: firstName }) : text('mail.greeting.plain')
}
