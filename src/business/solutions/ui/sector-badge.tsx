import { Badge, type BadgeTone } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import {
  publicSectorOf,
  sectorColor,
  type SectorColor,
  sectorFilters,
  type SectorFilter,
} from '../case-studies/sector.ts'
import { Link } from 'react-router'
import { ChipRow } from '#design/chip-row.tsx'

const tones: Readonly<Record<SectorColor, BadgeTone>> = {
  red: 'clay',
  blue: 'blue',
  purple: 'purple',
  green: 'leaf',
  amber: 'sun',
  grey: 'neutral',
}

/** A sector's name in its colour: the public's name unless a `label` is given. */
export function SectorBadge({ sector: named, label }: { sector: string; label?: string }) {
  const text = useText()
  const sector = publicSectorOf(named)
  return <Badge tone={tones[sectorColor[sector]]}>{label ?? text(`content.sector.${sector}`)}</Badge>
}

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
