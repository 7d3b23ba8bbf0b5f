import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Messages } from './text.ts'

/** ICU messages by key, as they are written. */
export type MessageSources = Readonly<Record<string, string>>

/** Makes messages what {@link createText} speaks. One that can't be read stays as it is written. */
export function compileSources(sources: MessageSources): Messages {
  return Object.fromEntries(Object.entries(sources).map(([key, source]) => [key, compileMessage(source)]))
}
