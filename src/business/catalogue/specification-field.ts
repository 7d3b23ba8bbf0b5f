/**
 * Every line that a specification sheet can have, in the order it is read, with the unit of a bare figure.
 * The fields after `type` up to `tempCoeffPmaxPctPerK` are those of a panel.
 */
export const specificationUnits = {
  brand: '',
  capacity: '',
  type: '',
  powerW: 'W',
  vocV: 'V',
  vmpV: 'V',
  iscA: 'A',
  impA: 'A',
  tempCoeffVocPctPerK: '%/K',
  tempCoeffPmaxPctPerK: '%/K',
  efficiencyPct: '%',
  ratedPowerW: 'W',
  maxOutputPowerW: 'W',
  surgePowerW: 'W',
  maxPvInputW: 'W',
  pvVoltageRangeV: 'V',
  mpptInputs: '',
  batteryType: '',
  batteryCapacityKwh: 'kWh',
  batteryVoltageV: 'V',
  cycleLife: 'cycles',
  depthOfDischargePct: '%',
  outputVoltageV: 'V',
  outputFrequencyHz: 'Hz',
  switchingTimeMs: 'ms',
  acInputVoltageV: 'V',
  protectionRating: '',
  noiseLevel: '',
  weightKg: 'kg',
  dimensionsMm: 'mm',
  operatingTemperatureC: '°C',
  certification: '',
  warranty: '',
  display: '',
  connectivity: '',
  cooling: '',
  chargingTime: '',
  outlets: '',
  installationMode: '',
  communication: '',
  expandability: '',
} as const

export type SpecificationField = keyof typeof specificationUnits

/** The fields in reading order. */
export const specificationFields = Object.keys(specificationUnits) as [SpecificationField, ...SpecificationField[]]
