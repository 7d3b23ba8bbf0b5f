import { Link } from 'react-router'
import { ChipRow } from '#design/chip-row.tsx'
import { useText } from '#i18n/text-context.tsx'
import { sectorFilters, type SectorFilter } from '../case-studies/sector.ts'

/** The filter by sector: links, the address holds it. */
export function SectorFilterBar({ chosen }: { chosen: SectorFilter }) {
  const text = useText()
  const chips = sectorFilters.map((sector) => ({
    key: sector,
    label: text(`content.sector.${sector}`),
    selected: sector === chosen,
    link: <Link to={sector === 'all' ? '/solutions' : `/solutions?sector=${sector}`} preventScrollReset />,
  }))
  return <ChipRow label={text('content.solutions.filter')} chips={chips} layout="wrap" />
}
