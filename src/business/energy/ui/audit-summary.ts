import { formatKwh } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { brand } from '#kernel/brand.ts'
import type { AuditAnswer } from '../audit-answer.ts'
import type { Segment } from '../segment.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { nameIn } from '#kernel/name-in.ts'
import { placeName } from '../place-name.ts'

/** The result in a few lines, as the message that a visitor sends us. */
export function auditSummary(answer: AuditAnswer, segment: Segment, text: Text): string {
  const { language } = text
  const { requirement, recommendedProduct, place } = answer
  const needs = text('sizing.chat.needs', {
    brand: brand().name,
    type: text(`energy.type.${segment}`),
    place: placeName(place, place.country),
    total: formatKwh(answer.totalDailyEnergy, language),
    essential: formatKwh(answer.totalEssentialEnergy, language),
    inverter: formatQuantity(requirement.inverterW, 'W', language),
    battery: formatQuantity(requirement.batteryWh, 'Wh', language),
    panels: requirement.panels,
    hours: answer.backupHours,
  })
  const system = recommendedProduct
    ? text('sizing.chat.system', { name: nameIn(recommendedProduct, language) })
    : text('sizing.chat.noSystem')
  return `${needs}\n${system}`
}
