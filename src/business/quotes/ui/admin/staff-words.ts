import { useMemo } from 'react'
import type { PlaceKind } from '#kernel/country.ts'
import { useText } from '#i18n/text-context.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import type { Text } from '#i18n/text.ts'

/** What the audit asks visitors of themselves, as staff are asked it of a customer. */
const ofCustomer: Record<`energy.place.label.${PlaceKind}`, MessageKey> & Partial<Record<MessageKey, MessageKey>> = {
  'energy.type.residential.hint': 'admin-quotes.new.residential',
  'energy.type.commercial.hint': 'admin-quotes.new.commercial',
  'energy.place.label.state': 'admin-quotes.new.state',
  'energy.place.label.town': 'admin-quotes.new.town',
  'energy.grid.label': 'admin-quotes.new.grid',
  'energy.grid.hours': 'admin-quotes.new.grid.hours',
  'energy.phases.label': 'admin-quotes.new.phases',
  'energy.phases.unknown': 'admin-quotes.new.phases.unknown',
  'energy.spend.title': 'admin-quotes.new.spend',
}

/** The words of the audit's fields where staff fill them in. */
export function useStaffWords(): Text {
  const text = useText()
  return useMemo(() => {
    const words = (...[key, values]: Parameters<Text>) => text(ofCustomer[key] ?? key, values)
    return Object.assign(words, { language: text.language })
  }, [text])
}
