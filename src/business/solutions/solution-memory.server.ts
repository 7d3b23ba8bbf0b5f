import type { Told } from '#kernel/told.ts'
import { memoize } from '#platform/hold-values.server.ts'
import type { Services } from '#platform/services.server.ts'
import { builtInCaseStudies, solutionOfCaseStudy } from './case-studies/built-in-case-studies.server.ts'
import type { ProvenSolutionDetail } from './proven-solution.ts'
import { listPublishedSolutions } from './solution-queries.server.ts'

export type SolutionMemory = {
  /** Staff's published solutions; the built-in case studies where there are none. */
  solutions(): Promise<Told<readonly ProvenSolutionDetail[]>>
  /** The solution of an id, staff's or built in; null when there is none. */
  solution(id: number): Promise<Told<ProvenSolutionDetail | null>>
  drop(): void
}

const builtIn = builtInCaseStudies.map(solutionOfCaseStudy)

/** Solutions held in memory. */
export function createSolutionMemory({ db, log, settings }: Services): SolutionMemory {
  const lists = memoize((_: 'all') => listPublishedSolutions(db, settings.publicUrl))

  async function own(): Promise<Told<readonly ProvenSolutionDetail[]>> {
    try {
      return { value: await lists.read('all'), isWhole: true }
    } catch (err) {
      log.error({ err }, 'solutions could not be read')
      return { value: [], isWhole: false }
    }
  }

  async function solutions(): Promise<Told<readonly ProvenSolutionDetail[]>> {
    const { value, isWhole } = await own()
    return { value: value.length > 0 ? value : builtIn, isWhole }
  }

  async function solution(id: number): Promise<Told<ProvenSolutionDetail | null>> {
    const { value, isWhole } = await own()
    const found = [...value, ...builtIn].find((known) => known.id === id) ?? null
    if (!found && !isWhole) throw new Error('solutions could not be read')
    return { value: found, isWhole }
  }

  return { solutions, solution, drop: lists.drop }
}
