import type { IconName } from '#design/icon.tsx'
import type { SlotKind } from '../../slots.ts'

/** What shows at a glance where somebody is expected. */
export const slotIcons: Readonly<Record<SlotKind, IconName>> = {
  consultation: 'phone',
  appointment: 'building',
  visit: 'home',
}
