import fc from 'fast-check'
import { planLimits } from '#business/financing/plan-limits.ts'

const { downPayment, tenure } = planLimits

/** Every percentage that a down payment can be. */
export const anyPercentage = fc
  .integer({ min: downPayment.min / downPayment.step, max: downPayment.max / downPayment.step })
  .map((steps) => steps * downPayment.step)

/** Every number of months that a plan can take. */
export const anyTenure = fc.integer({ min: tenure.min, max: tenure.max })
