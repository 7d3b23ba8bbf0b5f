import { addMessageFiles } from './load-messages.ts'
import type { Messages } from './text.ts'

/** Lets words be loaded that no browser speaks: those of mails, and of documents without scripts. */
export function addServerMessages(): void {
  addMessageFiles(import.meta.glob<{ default: Messages }>(['./messages/*/mail.json', './messages/*/server.json']))
}
