import { useNavigate, useSearchParams } from 'react-router'
import { ChoiceCards } from '#design/choice-cards.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Segment } from '../segment.ts'
import { searchWith } from './audit-step.ts'
import { dispatchAudit } from './audit-store.ts'

/** Home or business: which appliances are shown, and which systems are looked at. */
export function ProjectTypeChoice({ segment }: { segment: Segment }) {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const choose = (chosen: Segment) => {
    dispatchAudit({ type: 'chooseSegment', segment: chosen })
    void navigate({ search: searchWith(search, { segment: chosen }) }, { replace: true })
  }
  return (
    <ChoiceCards
      legend={text('energy.type.legend')}
      name="type"
      value={segment}
      onChange={choose}
      choices={[
        {
          value: 'residential',
          icon: 'home',
          title: text('energy.type.residential'),
          description: text('energy.type.residential.hint'),
        },
        {
          value: 'commercial',
          icon: 'building',
          title: text('energy.type.commercial'),
          description: text('energy.type.commercial.hint'),
        },
      ]}
    />
  )
}
