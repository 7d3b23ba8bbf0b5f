import type { AppliancePreset } from './appliance-preset.ts'
import type { ApplianceUsage } from './audit-request.ts'
import { appliances } from './built-in-appliances.ts'
import type { Segment } from './segment.ts'

type Use = Partial<Omit<ApplianceUsage, 'applianceId' | 'quantity'>>

const byName = (segment: Segment) => {
  const isOf = (categoryId: number) => categoryId > 5 === (segment === 'commercial')
  return new Map(appliances.filter(({ categoryId }) => isOf(categoryId)).map((entry) => [entry.nameEn, entry]))
}

/** A preset whose lines name an appliance in English, how many there are, and what differs from the default use of its kind. */
function preset(
  segment: Segment,
  key: string,
  name: string,
  nameEn: string,
  lines: readonly (readonly [appliance: string, quantity: number, use?: Use])[],
): AppliancePreset {
  const known = byName(segment)
  return {
    key,
    segment,
    name,
    nameEn,
    lines: lines.map(([appliance, quantity, use]) => {
      const entry = known.get(appliance)
      if (!entry) throw new Error(`${key}: no appliance of this project type is called ${appliance}`)
      const { id, hoursDay, hoursNight, isEssential } = entry
      return { applianceId: id, quantity, hoursDay, hoursNight, isEssential, ...use }
    }),
  }
}

const evening = { hoursDay: 0, hoursNight: 6 } as const
const officeHours = { hoursDay: 8, hoursNight: 1 } as const

/** The kinds of place that an audit may start from. Quantities are our judgement of a usual one; hours are those of each kind unless said. */
export const presets: readonly AppliancePreset[] = [
  preset('residential', 'studio', 'Studio', 'Studio', [
    ['LED bulb 9 W', 3],
    ['Standing fan', 1],
    ['LED TV 32 in', 1],
    ['Satellite decoder', 1],
    ['Mini fridge', 1],
    ['Phone charger', 2],
    ['Laptop', 1, { hoursDay: 2, hoursNight: 3 }],
  ]),
  preset('residential', 'family-home', 'Maison familiale', 'Family home', [
    ['LED bulb 9 W', 10],
    ['Outdoor security light (LED)', 2],
    ['Ceiling fan', 3],
    ['LED TV 43 in', 1],
    ['Satellite decoder', 1],
    ['Refrigerator (double door)', 1],
    ['Chest freezer (small)', 1],
    ['Phone charger', 4],
    ['Laptop', 1, { hoursDay: 2, hoursNight: 3 }],
    ['Wi-Fi router', 1],
    ['Electric iron', 1],
    ['Water pump 1 HP', 1],
  ]),
  preset('commercial', 'shop', 'Boutique', 'Shop', [
    ['LED bulb 10 W', 6, { hoursDay: 4, hoursNight: 5 }],
    ['LED signboard', 1],
    ['Wall fan', 2],
    ['Chest freezer (large)', 1],
    ['Commercial display fridge', 1],
    ['POS terminal', 1],
    ['Phone charging station', 1],
    ['CCTV camera (IP)', 2],
  ]),
  preset('commercial', 'salon', 'Salon de coiffure', 'Salon', [
    ['LED bulb 10 W', 6, { hoursDay: 4, hoursNight: 3 }],
    ['Salon hair dryer', 2, { hoursDay: 2, hoursNight: 1 }],
    ['Wall fan', 2, { hoursDay: 8, hoursNight: 3 }],
    ['Guest-room TV 32 in', 1, { hoursDay: 6, hoursNight: 3 }],
    ['Sound system', 1],
    ['POS terminal', 1],
    ['Electric kettle (large)', 1],
    ['LED signboard', 1],
  ]),
  preset('commercial', 'bar', 'Bar ou maquis', 'Bar', [
    ['LED bulb 10 W', 12, { hoursDay: 0, hoursNight: 8 }],
    ['LED signboard', 1],
    ['Commercial fridge', 1],
    ['Deep freezer', 2],
    ['Sound system', 1, { hoursDay: 2, hoursNight: 7, isEssential: true }],
    ['Meeting-room TV 55 in', 1, { ...evening, isEssential: true }],
    ['Ceiling fan (large)', 4, { hoursDay: 2, hoursNight: 7 }],
    ['Outdoor security light', 2],
  ]),
  preset('commercial', 'office', 'Bureau', 'Office', [
    ['LED ceiling panel', 8, officeHours],
    ['Laptop', 5],
    ['Desktop computer', 2],
    ['Monitor 24 in', 2],
    ['Printer (laser)', 1],
    ['Wi-Fi router (high power)', 1],
    ['Ceiling fan (large)', 3, officeHours],
    ['Air conditioner 1.5 HP (inverter)', 1, { hoursDay: 6, hoursNight: 0 }],
    ['Water dispenser', 1],
  ]),
  preset('commercial', 'clinic', 'Clinique ou dispensaire', 'Clinic', [
    ['LED tube 36 W', 10, { hoursDay: 4, hoursNight: 10 }],
    ['Medical refrigerator', 1],
    ['Ceiling fan (large)', 6],
    ['Oxygen concentrator', 1, { hoursDay: 4, hoursNight: 4, isEssential: true }],
    ['Sterilizer', 1],
    ['Desktop computer', 2],
    ['Wi-Fi router (high power)', 1],
    ['Pressure pump', 1],
    ['Outdoor security light', 2],
  ]),
  preset('commercial', 'school', 'École', 'School', [
    ['LED tube 36 W', 24, { hoursDay: 3, hoursNight: 1 }],
    ['Ceiling fan (large)', 16, { hoursDay: 6, hoursNight: 0 }],
    ['Desktop computer', 10, { hoursDay: 5, hoursNight: 0 }],
    ['Projector (meeting room)', 1],
    ['Photocopier', 1],
    ['Wi-Fi router (high power)', 1],
    ['Outdoor security light', 4],
    ['Water pump 2 HP', 1],
  ]),
  preset('commercial', 'workshop', 'Atelier', 'Workshop', [
    ['LED tube 36 W', 6, { hoursDay: 4, hoursNight: 2 }],
    ['Angle grinder', 1],
    ['Drill', 1],
    ['Welding machine (small inverter)', 1, { hoursDay: 3, hoursNight: 0 }],
    ['Air compressor (small)', 1],
    ['Industrial fan', 1],
    ['Phone charging station', 1],
    ['Outdoor security light', 1],
  ]),
]
