import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { sendJson } from '#client/send.ts'
import type { Text } from '#i18n/text.ts'
import { ApiError } from '#client/api-error.ts'
import { reasonOf } from '#design/form/field-errors.ts'

const isAddress = /^[\d.]+$|^\[/

/** True where there are passkeys: over https or on this very machine, under a host's name and not its address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && !isAddress.test(location.hostname)

/** Has the browser or the phone prove whose passkey it is; a new session is open then. Throws what {@link sendJson} throws, or a NotAllowedError. */
export async function signInByPasskey(): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    ask<PublicKeyCredentialRequestOptionsJSON>('generate-authenticate-options'),
  ])
  await ask('verify-authentication', { response: await startAuthentication({ optionsJSON }) })
}

/** Makes a passkey for the account that is signed in. Throws what {@link signInByPasskey} throws. */
export async function addPasskey(name: string): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    ask<PublicKeyCredentialCreationOptionsJSON>('generate-register-options'),
  ])
  await ask('verify-registration', { name, response: await startRegistration({ optionsJSON }) })
}

const ask = <T>(call: string, body: object = {}) => sendJson<T>('POST', `/api/auth/passkey/${call}`, body)

/** Why a passkey came to nothing, in words; undefined where nothing failed. What the browser refuses it gives no reason for. */
export function passkeyFailure(error: unknown, text: Text): string | undefined {
  if (!error) return undefined
  if (error instanceof ApiError) {
    const named = error.problem?.errors?.some(({ path }) => path === 'name')
    return named ? undefined : reasonOf(error, text('shell.error.text'))
  }
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return text('admin.passkeys.failed.known')
  return text(name === 'TypeError' ? 'shell.error.text' : 'admin.passkeys.failed')
}
