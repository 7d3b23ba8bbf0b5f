/** How long one is used where the visitor says nothing else: hours by day (09:00 to 17:00) and by night, and the flag. */
export type DefaultUse = { readonly hoursDay: number; readonly hoursNight: number; readonly isEssential: boolean }

const essential = (hoursDay: number, hoursNight: number): DefaultUse => ({ hoursDay, hoursNight, isEssential: true })
const optional = (hoursDay: number, hoursNight: number): DefaultUse => ({ hoursDay, hoursNight, isEssential: false })

/** Default use by kind of appliance: the table of specification 1, section 4. */
export const defaultUseOf = {
  fridge_freezer: essential(8, 16),
  lights: essential(2, 6),
  outdoor_security_lights: essential(0, 12),
  signboards: essential(2, 10),
  tv: optional(3, 3),
  fans: essential(6, 8),
  iron: optional(1, 0),
  microwave_kettle_coffee: optional(0.5, 0.5),
  stove: optional(1, 1),
  computers: essential(8, 0),
  routers_network: essential(8, 16),
  phone_charging: essential(2, 1),
  printers: optional(2, 0),
  projectors: optional(4, 0),
  cctv: essential(8, 16),
  pos: essential(8, 0),
  ice_maker: optional(6, 2),
  audio: optional(8, 2),
  water_dispenser: optional(4, 4),
  sterilizer: optional(2, 0),
  air_conditioner: optional(6, 6),
  pump: essential(2, 0),
  water_heater: optional(2, 0),
  washing_machine: optional(1, 0),
  cold_room: essential(8, 16),
  generator: optional(0, 0),
  drill_tools: optional(4, 0),
  welding: optional(6, 0),
  compressor: optional(4, 0),
  cutting_grinder: optional(3, 0),
  sewing: optional(6, 0),
  other: optional(2, 2),
} as const satisfies Record<string, DefaultUse>

export type ApplianceKind = keyof typeof defaultUseOf
export const applianceKinds = Object.keys(defaultUseOf) as [ApplianceKind, ...ApplianceKind[]]

/** True for a kind of the table. */
export function isApplianceKind(value: string): value is ApplianceKind {
  return Object.hasOwn(defaultUseOf, value)
}
