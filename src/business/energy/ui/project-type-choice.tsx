import { useState } from 'react'
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
  // The address follows in a transition; the card that was touched answers at once.
  const [touched, setTouched] = useState<Segment | null>(null)
  if (touched === segment) setTouched(null)
  const choose = (chosen: Segment) => {
    setTouched(chosen)
    dispatchAudit({ type: 'chooseSegment', segment: chosen })
    void navigate({ search: searchWith(search, { segment: chosen }) }, { replace: true })
  }
  return (
    <ChoiceCards
      legend={text('energy.type.legend')}
      name="type"
      value={touched ?? segment}
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
