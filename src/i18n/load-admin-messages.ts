import { addMessageFiles } from './load-messages.ts'
import type { Messages } from './text.ts'

/** Lets the back office's words be loaded beside those of the site. */
export function addAdminMessages(): void {
  addMessageFiles(import.meta.glob<{ default: Messages }>('./messages/*/admin*.json'))
}
