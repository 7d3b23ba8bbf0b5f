import { publicSectorOf } from '#business/solutions/case-studies/sector.ts'
import type { ProvenSolution } from '#business/solutions/proven-solution.ts'
import { pictureOfSolution, solutionTextIn } from '#business/solutions/solution-text.ts'
import type { Text } from '#i18n/text.ts'
import { drawingOf, type Preview } from './preview.ts'

/** A case study: its sector, what was installed, where. Under a picture of staff's own stands its sector's. Speaks `content`. */
export function solutionPreview(solution: ProvenSolution, text: Text): Preview {
  const { title, location } = solutionTextIn(solution, text.language)
  const { sector, capacity } = solution
  return {
    kind: text(`content.sector.${publicSectorOf(sector)}`),
    title,
    detail: capacity,
    offer: '',
    note: location,
    drawing: drawingOf(solution.imageUrl) ?? drawingOf(pictureOfSolution({ imageUrl: null, sector })),
  }
}
