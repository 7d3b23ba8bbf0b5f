import { Badge, type BadgeTone } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import { publicSectorOf, sectorColor, type SectorColor } from '../case-studies/sector.ts'

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
