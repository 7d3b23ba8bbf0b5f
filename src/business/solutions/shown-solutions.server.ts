import type { Told } from '#kernel/told.ts'
import type { Services } from '#platform/services.server.ts'
import { builtInCaseStudies, solutionOfCaseStudy } from './case-studies/built-in-case-studies.server.ts'
import type { ProvenSolutionDetail } from './proven-solution.ts'
import { listPublishedSolutions } from './solution-queries.server.ts'

type Needs = Pick<Services, 'db' | 'cache' | 'log' | 'settings'>

const builtIn = builtInCaseStudies.map(solutionOfCaseStudy)

async function ownSolutions({ db, cache, log, settings }: Needs): Promise<Told<readonly ProvenSolutionDetail[]>> {
  try {
    const value = await cache.read('solutions', { topics: ['solutions', 'media'] }, () =>
      listPublishedSolutions(db, settings.publicUrl),
    )
    return { value, isWhole: true }
  } catch (err) {
    log.error({ err }, 'solutions could not be read')
    return { value: [], isWhole: false }
  }
}

/** Staff's published solutions; the built-in case studies where there are none. */
export async function shownSolutions(services: Needs): Promise<Told<readonly ProvenSolutionDetail[]>> {
  const { value, isWhole } = await ownSolutions(services)
  return { value: value.length > 0 ? value : builtIn, isWhole }
}

/** The solution of an id, staff's or built in; null when there is none. */
export async function shownSolution(services: Needs, id: number): Promise<Told<ProvenSolutionDetail | null>> {
  const { value, isWhole } = await ownSolutions(services)
  const found = [...value, ...builtIn].find((known) => known.id === id) ?? null
  if (!found && !isWhole) throw new Error('solutions could not be read')
  return { value: found, isWhole }
}
