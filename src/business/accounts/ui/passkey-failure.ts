import type { Text } from '#i18n/text.ts'
import { ApiError } from '#client/api-error.ts'
import { reasonOf } from '#design/form/field-errors.ts'

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
