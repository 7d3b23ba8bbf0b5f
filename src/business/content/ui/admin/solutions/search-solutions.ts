import type { SolutionRecord } from '../../../solutions/solution-record.ts'

/** Without case and accents. */
const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The solutions that have every word of `words` somewhere in what the table shows of them. */
export function searchSolutions(solutions: readonly SolutionRecord[], words: string): readonly SolutionRecord[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return solutions
  return solutions.filter((solution) => {
    const { title, titleEn, location, locationEn, beneficiaries, beneficiariesEn, capacity, date, sector } = solution
    const shown = plain(
      [title, titleEn, location, locationEn, beneficiaries, beneficiariesEn, capacity, date, sector].join(' '),
    )
    return wanted.every((word) => shown.includes(word))
  })
}
