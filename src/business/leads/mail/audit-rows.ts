import { placeName } from '#business/energy/place-name.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { formatKwh } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import type { AuditInShort } from '../attached-audit.ts'

type Row = readonly [name: string, value: string]

/** The energy audit that came with a request, in short: what is needed, and the system that fits. */
export function auditRows(text: Text, audit: AuditInShort | null | undefined): Row[] {
  if (!audit) return []
  const { language } = text
  const { totalDailyEnergy, totalEssentialEnergy, backupHours, place, requirement } = audit
  const { peakW, inverterW, batteryWh, panels } = requirement
  const need = text('mail.field.audit.need', {
    place: placeName(place, place.country),
    total: formatKwh(totalDailyEnergy, language),
    essential: formatKwh(totalEssentialEnergy, language),
    hours: backupHours,
    peak: formatQuantity(peakW, 'W', language),
    inverter: formatQuantity(inverterW, 'W', language),
    battery: formatQuantity(batteryWh, 'Wh', language),
    panels,
  })
  return [
    [text('mail.field.audit'), need],
    [text('mail.field.recommended'), systemOf(text, audit)],
  ]
}

function systemOf(text: Text, { recommendedProduct, closestAlternative }: AuditInShort): string {
  const product = recommendedProduct ?? closestAlternative
  if (!product) return text('mail.field.audit.noSystem')
  const { price: amount, currency } = product
  const system = `${nameIn(product, text.language)} (${formatMoney({ amount, currency })})`
  return recommendedProduct ? system : text('mail.field.audit.closest', { system })
}
