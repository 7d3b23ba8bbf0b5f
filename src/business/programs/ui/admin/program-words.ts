import { scopes } from '#business/accounts/scopes.ts'
import { asMoment, partsOfRecord, told, unsaid, yesOrNo, type Say } from '#business/accounts/ui/told-changes.ts'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { webhookEvents, webhookTest } from '#kernel/webhook-event.ts'
import type { Webhook } from '../../webhook.ts'

/** The words for a scope, `leads:read`. */
export function scopeKey(scope: string): MessageKey {
  return `admin-programs.scope.${scope.replace(':', '.')}` as MessageKey
}

/** The words for an event; null for one that this version does not know. */
export function eventKey(type: unknown): MessageKey | null {
  const known = [...webhookEvents, webhookTest].find((one) => one === type)
  return known ? `admin-programs.event.${known}` : null
}

/** Each entry of a list by its own words, one that has none as it is. */
const listOf =
  (keyOf: (entry: unknown) => MessageKey | null): Say =>
  (value, text) => {
    const said = [value].flat().map((entry) => [keyOf(entry), entry] as const)
    return said.map(([key, entry]) => (key ? text(key) : String(entry))).join(', ')
  }

const asScopes = listOf((entry) => {
  const known = scopes.find((scope) => scope === entry)
  return known ? scopeKey(known) : null
})

/** A program of the audit log in words. */
export const toldProgram = partsOfRecord({
  scopes: told('admin-programs.scopes', asScopes),
  expiresAt: told('admin-programs.days', asMoment),
})

/** A webhook of the audit log in words. */
export const toldWebhook = partsOfRecord<keyof Webhook | 'type' | 'eventId'>({
  ...unsaid,
  url: told('admin-programs.webhook.url'),
  events: told('admin-programs.webhook.events', listOf(eventKey)),
  type: told('admin-programs.webhook.events', listOf(eventKey)),
  eventId: null,
  isOn: told('admin-programs.webhook.on', yesOrNo),
  failingSince: null,
  stoppedAt: null,
})
