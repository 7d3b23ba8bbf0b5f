import { placeName } from '#business/energy/place-name.ts'
import { formatQuantity } from '#i18n/format-quantity.ts'
import { formatKwh } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { contactOf } from '#kernel/brand.ts'
import type { AttachedAudit } from '../../attached-audit.ts'
import type { Answer } from './lead-answers.ts'

/** What an energy audit was asked and what it found, in words and numbers. */
export function auditAnswers(audit: AttachedAudit, text: Text): Answer[] {
  const { language } = text
  const { request, place, totalDailyEnergy, totalEssentialEnergy, backupHours, requirement } = audit
  const { peakW, inverterW, batteryWh, arrayWp, panels } = requirement
  const where = `${placeName(place, place.country)}, ${contactOf(place.country).name[language]}`
  const needs = {
    site: `${text(`admin-leads.audit.${request.clientType}`)} · ${where}`,
    energy: text('admin-leads.audit.energy.value', {
      total: formatKwh(totalDailyEnergy, language),
      essential: formatKwh(totalEssentialEnergy, language),
    }),
    backup: formatQuantity(backupHours, 'h', language),
    peak: formatQuantity(peakW, 'W', language),
    inverter: formatQuantity(inverterW, 'W', language),
    battery: formatQuantity(batteryWh, 'Wh', language),
    panels: text('admin-leads.audit.panels.value', { panels, power: formatQuantity(arrayWp, 'Wp', language) }),
  } as const
  const keys = Object.keys(needs) as (keyof typeof needs)[]
  return keys.map((key) => ({ key, label: text(`admin-leads.audit.${key}`), value: needs[key] }))
}
