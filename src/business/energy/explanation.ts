import * as z from 'zod/mini'
import { energyFromArray } from './array-need.ts'
import { addEnergy, type Load } from './load.ts'
import { dischargeEfficiency, parameters, type ParameterKey } from './parameters.ts'
import type { Requirement } from './requirement.ts'
import { toMilli } from './to-milli.ts'

const quantities = [
  'essentialPower',
  'nonEssentialPower',
  'largestNonEssentialPower',
  'runningPower',
  'largestStart',
  'peakPower',
  'backupHours',
  'energyToCarry',
  'dischargeEfficiency',
  'dayEnergy',
  'nightEnergy',
  'energyFromArray',
  'peakSunHours',
  'arrayPower',
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

/**
 * "How we got this" for the four numbers of a result. Codes and values only; the words live in the messages.
 * inverter = margin x (essential + max(largest, diversity x non-essential)), surge at least running + largest start;
 * battery = energy to carry / (inverter x discharge x depth); array = (day / inverter + night / (inverter x round
 * trip)) / (sun hours x performance ratio); panels = array / panel power, rounded up.
 */
export function explain(load: Load, backupHours: number, requirement: Requirement): Explanations {
  const total = addEnergy(load.essential, load.nonEssential)
  return {
    inverter: {
      value: requirement.inverterW,
      unit: 'W',
      terms: [
        computed('essentialPower', load.essentialW, 'W'),
        computed('nonEssentialPower', load.nonEssentialW, 'W'),
        computed('largestNonEssentialPower', load.largestNonEssentialW, 'W'),
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
        computed('backupHours', backupHours, 'h'),
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
        computed('dayEnergy', total.dayWh, 'Wh'),
        computed('nightEnergy', total.nightWh, 'Wh'),
        assumed('inverterEfficiency'),
        assumed('roundTripEfficiency'),
        computed('energyFromArray', energyFromArray(total), 'Wh'),
        computed('peakSunHours', requirement.peakSunHours, 'h'),
        assumed('performanceRatio'),
      ],
    },
    panels: {
      value: requirement.panels,
      unit: '1',
      terms: [computed('arrayPower', requirement.arrayWp, 'Wp'), assumed('panelPower')],
    },
  }
}
