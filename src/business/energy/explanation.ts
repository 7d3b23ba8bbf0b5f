import * as z from 'zod/mini'
import { dayAndNight, type Load, type Profile } from './load.ts'
import { dischargeEfficiency, parameters, type ParameterKey } from './parameters.ts'
import { needOfNoProduct, type Requirement } from './requirement.ts'
import type { SizedSystem } from './sized-catalogue.ts'
import { lossesIn } from './sun.ts'
import type { Place } from './place.ts'
import type { Panel, Site } from './system-need.ts'
import { toMilli } from './to-milli.ts'

const quantities = [
  'essentialPower',
  'nonEssentialPower',
  'largestNonEssentialPower',
  'runningPower',
  'largestStart',
  'peakPower',
  'backupHours',
  'outageHours',
  'energyToCarry',
  'dischargeEfficiency',
  'dayEnergy',
  'nightEnergy',
  'energyFromArray',
  'peakSunHours',
  'arrayPower',
  'panelRating',
  'batteryCapacity',
  'deliverable',
  'nightOfEssentials',
  'askedEnergy',
  'servedEnergy',
] as const
type Quantity = (typeof quantities)[number]

const parameterKeys = Object.keys(parameters) as [ParameterKey, ...ParameterKey[]]
const termUnit = z.enum(['W', 'Wh', 'Wp', 'h', '1'])
export type TermUnit = z.infer<typeof termUnit>

/** One number that a formula was fed. `parameter` names the row of the parameter table that it comes from, if any. */
const termSchema = z.object({
  name: z.enum([...quantities, ...parameterKeys]),
  value: z.number(),
  unit: termUnit,
  parameter: z.nullable(z.enum(parameterKeys)),
})
export type Term = Readonly<z.infer<typeof termSchema>>

/** How a number came about: the formula is named by the key that it stands under, its terms are in reading order. */
export const explanationSchema = z.object({
  value: z.number(),
  unit: termUnit,
  terms: z.readonly(z.array(termSchema)),
})
export type Explanation = Readonly<z.infer<typeof explanationSchema>>

/** The explained numbers of a result. */
export const explanationsSchema = z.object({
  inverter: explanationSchema,
  battery: explanationSchema,
  array: explanationSchema,
  panels: explanationSchema,
})
type Explanations = Readonly<z.infer<typeof explanationsSchema>>
export type ExplainedNumber = keyof Explanations

const computed = (name: Quantity, value: number, unit: TermUnit): Term => ({
  name,
  value: toMilli(value),
  unit,
  parameter: null,
})

const assumed = (key: ParameterKey): Term => ({
  name: key,
  value: parameters[key].value,
  unit: parameters[key].unit,
  parameter: key,
})

const discharging: Term = {
  name: 'dischargeEfficiency',
  value: toMilli(dischargeEfficiency),
  unit: '1',
  parameter: 'roundTripEfficiency',
}

/** The losses between the sheet's watts and the battery, one by one. */
const losses = (isDusty: boolean): Term[] => [
  assumed('heatLoss'),
  assumed(isDusty ? 'harmattanLoss' : 'dustLoss'),
  assumed('cableLoss'),
  assumed('mismatchLoss'),
  assumed('chargerLoss'),
]

/**
 * "How we got this" for the four numbers of a requirement. Codes and values only; the words live in the messages.
 * inverter = margin x (essential + max(largest, diversity x non-essential)), surge at least running + largest start;
 * battery = energy to carry / (inverter x discharge x depth); array = (day / inverter + night / (inverter x round
 * trip)) / (sun hours x the five losses); panels = array (without a grid x margin) / panel power, rounded up.
 */
export function explain(
  load: Load,
  site: Site,
  place: Pick<Place, 'latitude'>,
  panel: Pick<Panel, 'powerW'>,
  requirement: Requirement,
): Explanations {
  const need = needOfNoProduct(load, site, panel)
  const { dayWh, nightWh } = dayAndNight(need.carried)
  const { designMonth } = requirement
  const isDusty = designMonth !== null && lossesIn(place, designMonth) !== lossesIn({ latitude: 0 }, designMonth)
  return {
    inverter: {
      value: requirement.inverterW,
      unit: 'W',
      terms: [
        computed('essentialPower', load.essentialW, 'W'),
        computed('nonEssentialPower', load.otherW, 'W'),
        computed('largestNonEssentialPower', load.largestOtherW, 'W'),
        assumed('nonEssentialDiversity'),
        computed('runningPower', requirement.runningW, 'W'),
        assumed('inverterMargin'),
        computed('largestStart', load.largestStartW, 'W'),
        computed('peakPower', requirement.peakW, 'W'),
      ],
    },
    battery: {
      value: requirement.batteryWh,
      unit: 'Wh',
      terms: [
        computed('backupHours', site.backupHours, 'h'),
        ...(site.grid ? [computed('outageHours', site.outageHours, 'h')] : []),
        ...(requirement.batteryCase === 'poorDay' ? [assumed('poorDay')] : []),
        computed('energyToCarry', requirement.energyToCarryWh, 'Wh'),
        assumed('inverterEfficiency'),
        discharging,
        assumed('depthOfDischarge'),
      ],
    },
    array: {
      value: requirement.arrayWp,
      unit: 'Wp',
      terms: [
        computed('dayEnergy', dayWh, 'Wh'),
        computed('nightEnergy', nightWh, 'Wh'),
        assumed('inverterEfficiency'),
        assumed('roundTripEfficiency'),
        computed('energyFromArray', need.energyFromArrayWh, 'Wh'),
        computed('peakSunHours', requirement.peakSunHours, 'h'),
        ...losses(isDusty),
      ],
    },
    panels: {
      value: requirement.panels,
      unit: '1',
      terms: [
        computed('arrayPower', requirement.arrayWp, 'Wp'),
        ...(site.grid ? [] : [assumed('offGridArrayMargin')]),
        computed('panelRating', panel.powerW, 'Wp'),
      ],
    },
  }
}

/**
 * How the hours of a system from 17:00 on came about: battery x usable share x inverter x discharge, against what the essentials and the
 * unit itself (`essential`, Wh an hour) ask for, hour by hour; those of the night together are told.
 */
export function explainBackup(
  hours: number,
  { ratings, deliverableWh }: Pick<SizedSystem, 'ratings' | 'deliverableWh'>,
  essential: Profile,
): Explanation {
  const { batteryWh, depthOfDischarge, derived } = ratings
  const usable = { ...assumed('depthOfDischarge'), value: depthOfDischarge }
  return {
    value: hours,
    unit: 'h',
    terms: [
      computed('batteryCapacity', batteryWh, 'Wh'),
      derived.includes('depthOfDischarge') ? usable : { ...usable, parameter: null },
      assumed('inverterEfficiency'),
      discharging,
      computed('deliverable', deliverableWh, 'Wh'),
      computed('nightOfEssentials', dayAndNight(essential).nightWh, 'Wh'),
    ],
  }
}
