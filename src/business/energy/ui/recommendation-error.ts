import { ApiError } from '#client/api-error.ts'
import type { Text } from '#i18n/text.ts'

/** Why no recommendation came: the status that was answered, or that nothing was. */
export function recommendationError(error: unknown, text: Text): string {
  return error instanceof ApiError
    ? text('sizing.test.error.status', { code: String(error.status) })
    : text('sizing.test.error.failed')
}
