import { labelPowerFactor, lithiumDepthOfDischarge } from '#business/catalogue/ratings.ts'

export type ParameterUnit = '1' | 'W' | 'h'

/** A number that the engine assumes: its default, its unit ('1' for a ratio) and where it comes from. */
export type Parameter = {
  readonly value: number
  readonly unit: ParameterUnit
  readonly source: string
  /** Read in the source, or judged by us with the source as a guide. */
  readonly status: 'published' | 'estimated'
}

/** Everything that the sizing assumes and no visitor says, in one place. */
export const parameters = {
  dayHours: {
    value: 8,
    unit: 'h',
    source: 'Audit definition: day is 09:00 to 17:00',
    status: 'estimated',
  },
  nightHours: {
    value: 16,
    unit: 'h',
    source: 'Audit definition: night is 17:00 to 09:00',
    status: 'estimated',
  },
  dayShare: {
    value: 0.3,
    unit: '1',
    source: 'Audit definition: share of a total that falls in the day where nobody says more',
    status: 'estimated',
  },
  nonEssentialDiversity: {
    value: 0.4,
    unit: '1',
    source: 'Share of the non-essential appliances that run at the same time; engineering judgement',
    status: 'estimated',
  },
  inverterMargin: {
    value: 1.25,
    unit: '1',
    source: 'Correction factor of a Nigerian sizing application (github.com/dogomayana/solarapp)',
    status: 'published',
  },
  inverterEfficiency: {
    value: 0.93,
    unit: '1',
    source: 'Below the 95 to 97.6 % peak of hybrid inverters’ data sheets, for part load and standby',
    status: 'estimated',
  },
  roundTripEfficiency: {
    value: 0.95,
    unit: '1',
    source: 'Lithium iron phosphate, battery terminals only; the discharge takes its square root',
    status: 'estimated',
  },
  depthOfDischarge: {
    value: lithiumDepthOfDischarge,
    unit: '1',
    source: 'Within the usable 80 to 100 % of lithium iron phosphate sheets; a capacity stated as net counts as 1',
    status: 'estimated',
  },
  performanceRatio: {
    value: 0.8,
    unit: '1',
    source: 'System efficiency of a published sizing sheet (covertitall.com/printables/solar-sizing.html)',
    status: 'published',
  },
  panelPower: {
    value: 550,
    unit: 'W',
    source: 'Rated power of the panel that we sell (JA Solar JAM72S30-550/MR sheet)',
    status: 'published',
  },
  powerFactor: {
    value: labelPowerFactor,
    unit: '1',
    source: 'Default of a Nigerian sizing application (github.com/dogomayana/solarapp)',
    status: 'published',
  },
  backupRange: {
    value: 2,
    unit: 'h',
    source: 'Audit definition: the backup is shown as a range from the hours asked to two more',
    status: 'estimated',
  },
} as const satisfies Record<string, Parameter>

export type ParameterKey = keyof typeof parameters

/** Efficiency of discharging alone: the square root of the round trip's. */
export const dischargeEfficiency = Math.sqrt(parameters.roundTripEfficiency.value)

/** Share of a battery's usable energy that reaches the appliances: the discharge losses, then the inverter's. */
export const batteryToLoadEfficiency = parameters.inverterEfficiency.value * dischargeEfficiency
