import type { ComponentType } from 'react'
import type { Action } from '#business/accounts/permissions.ts'
import type { MessageContext, MessageKey } from '#i18n/message-contexts.ts'

/** A screen of the back office: its component, the words that it speaks beside the shell's, its title. */
export type AdminPageModule = {
  readonly default: ComponentType
  readonly messages: readonly MessageContext[]
  readonly title: MessageKey
}

/** A path, the screen's file under pages/admin/ (without its ending), and what one must be allowed to see it. */
export type AdminRoute = {
  readonly path: string
  readonly page: string
  /** Null: everybody, strangers included. */
  readonly action: Action | null
  /** Its name in the menu; absent where something else leads to it. */
  readonly menu?: MessageKey
}
