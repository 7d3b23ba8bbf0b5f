import type { Figure } from './figure.ts'
import type { Load, Target } from './load.ts'
import { median } from './median.ts'

const warmUpSeconds = 2
const roundSeconds = 2
const rounds = 7

/**
 * How many requests one server answers for each that the other does. The two take turns, so that what else the machine does
 * meets both; the figure is the median of the rounds.
 */
export async function compareRates(
  load: Load,
  { what, ours, bare, target }: { what: string; ours: Target; bare: Target; target: number | null },
): Promise<Figure> {
  await load.rate(bare, warmUpSeconds)
  await load.rate(ours, warmUpSeconds)
  const pairs: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push({ bare: await load.rate(bare, roundSeconds), ours: await load.rate(ours, roundSeconds) })
  }
  const rate = (who: 'ours' | 'bare') => Math.round(median(pairs.map((pair) => pair[who]))).toLocaleString('en')
  const ratios = pairs.map((pair) => pair.ours / pair.bare)
  const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2)).join(' to ')
  return {
    what,
    value: median(ratios),
    unit: 'x',
    target,
    better: 'higher',
    detail: `${rate('ours')} against ${rate('bare')} requests/s; ${spread}`,
  }
}
