import type { ComponentType } from 'react'
import type { Action } from '#business/accounts/permissions.ts'
import type { Waiting } from '#business/accounts/waiting.ts'
import type { MessageContext, MessageKey } from '#i18n/message-contexts.ts'
import { screenActions, type ScreenPath } from './screen-actions.ts'

/** The parts of the menu, in their order: what is due, those who ask, what the site says, how it is run. */
export const menuGroups = ['desk', 'sales', 'site', 'company'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** A page of the back office. */
export type AdminPage = {
  readonly path: ScreenPath
  /** Its place and name in the menu, and what of it is counted there; absent where something else leads to it. */
  readonly menu?: {
    readonly group: MenuGroup
    readonly name: MessageKey
    readonly counts?: keyof Waiting
    /** Whoever may this comes to it from a page of that. */
    readonly unless?: Action
  }
  /** The document's title, and its heading unless its screen brings one. */
  readonly title: MessageKey
  readonly hasOwnHeading?: true
  /** A sentence below the heading. */
  readonly intro?: MessageKey
  /** What begins a record of what is listed, beside the heading. */
  readonly begin?: readonly { readonly to: string; readonly label: MessageKey }[]
  /** A way back to the public site, above the heading. */
  readonly back?: { readonly to: string; readonly label: MessageKey }
  /** Pages about the same thing, this one among them. */
  readonly sections?: { readonly label: MessageKey; readonly pages: readonly (readonly [string, MessageKey])[] }
  /** The words that its screen speaks beside those of every page. */
  readonly messages: readonly MessageContext[]
  readonly load: () => Promise<ComponentType>
}

/** Whether the menu has a page for somebody who may this. */
export function isInMenu({ menu, path }: AdminPage, may: readonly string[]): boolean {
  const action = screenActions[path]
  if (!menu || !action || !may.includes(action)) return false
  return menu.unless === undefined || !may.includes(menu.unless)
}
