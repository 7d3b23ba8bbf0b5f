import * as z from 'zod/mini'
import type { Load } from './load.ts'
import { parameters } from './parameters.ts'

/** W: what runs together, what the hardest start makes of it, and the continuous rating to ask of an inverter. */
export const powerNeedSchema = z.object({ runningW: z.number(), peakW: z.number(), inverterW: z.number() })
export type PowerNeed = Readonly<z.infer<typeof powerNeedSchema>>

type Power = Pick<Load, 'essentialW' | 'nonEssentialW' | 'largestNonEssentialW' | 'largestStartW'>

/**
 * Running: all that is essential, and of the rest the largest appliance or the share that runs together, whichever is
 * more. Peak: one motor starts at a time, the hardest one (the rule of generator manuals,
 * manualsdump.com/en/manuals/107002/18). Inverter: 1.25 x running.
 */
export function powerNeed({ essentialW, nonEssentialW, largestNonEssentialW, largestStartW }: Power): PowerNeed {
  const together = Math.max(largestNonEssentialW, parameters.nonEssentialDiversity.value * nonEssentialW)
  const runningW = essentialW + together
  return { runningW, peakW: runningW + largestStartW, inverterW: parameters.inverterMargin.value * runningW }
}
