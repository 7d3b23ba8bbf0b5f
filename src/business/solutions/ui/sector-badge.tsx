import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { Badge, type BadgeTone } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import {
  forSector,
  publicSectorOf,
  sectorColor,
  type SectorColor,
  sectorFilters,
  type SectorFilter,
} from '../case-studies/sector.ts'
import type { ProvenSolution } from '../proven-solution.ts'
import { WrittenIn } from '#client/written-in.tsx'
import { solutionsQuery } from './solution-queries.ts'
import { ChipRow } from '#design/chip-row.tsx'

const tones: Readonly<Record<SectorColor, BadgeTone>> = {
  red: 'clay',
  blue: 'blue',
  purple: 'purple',
  green: 'leaf',
  amber: 'sun',
  grey: 'neutral',
}

/** A sector's name, in its colour unless it stands in a list of many. */
export function SectorBadge({ sector: named, isListed = false }: { sector: string; isListed?: boolean }) {
  const text = useText()
  const sector = publicSectorOf(named)
  return <Badge tone={isListed ? 'neutral' : tones[sectorColor[sector]]}>{text(`content.sector.${sector}`)}</Badge>
}

type SolutionBadgesProps = {
  solution: ProvenSolution
  isListed?: boolean
  /** What stands above it says so of all. */
  areSamples?: boolean
}

/** What a solution is: its sector, whether it is a sample, the language that it is written in where that is another one. */
export function SolutionBadges({ solution, isListed, areSamples = false }: SolutionBadgesProps) {
  const text = useText()
  return (
    <p className="flex flex-wrap gap-2">
      <SectorBadge sector={solution.sector} isListed={isListed} />
      {solution.isSample && !areSamples && <Badge>{text('content.solutions.sample')}</Badge>}
      <WrittenIn thing={solution} names={['title', 'description']} />
    </p>
  )
}

/** The filter by sector: links, the address holds it; none to where nothing is. */
export function SectorFilterBar({ chosen }: { chosen: SectorFilter }) {
  const text = useText()
  const { data } = useQuery(solutionsQuery())
  const filled = sectorFilters.filter((sector) => sector === chosen || !data || forSector(data, sector).length > 0)
  const chips = filled.map((sector) => ({
    key: sector,
    label: text(`content.sector.${sector}`),
    selected: sector === chosen,
    link: <Link to={sector === 'all' ? '/solutions' : `/solutions?sector=${sector}`} />,
  }))
  return <ChipRow layout="fading" label={text('content.solutions.filter')} chips={chips} />
}
