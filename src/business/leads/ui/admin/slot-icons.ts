import type { IconName } from '#design/icon.tsx'
import type { LeadKind } from '../../lead.ts'
import type { SlotKind } from '../../slots.ts'

/** What shows at a glance where somebody is expected. */
export const slotIcons: Readonly<Record<SlotKind, IconName>> = {
  consultation: 'phone',
  appointment: 'building',
  visit: 'home',
}

/** A message is what most requests are: it has no sign. */
export const kindIcons: Readonly<Record<LeadKind, IconName | null>> = {
  consultation: 'phone',
  appointment: 'building',
  order: 'cart',
  message: null,
  job_application: 'people',
}
