import { Card } from '#design/card.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { Figure } from '#design/figure.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ExplainedNumber, Explanation } from '../explanation.ts'
import { ExplanationTerms } from './explanation-terms.tsx'

type RequirementCardProps = { of: ExplainedNumber; value: string; note: string; explanation: Explanation }

/** One number that the system must reach, its formula and every number that went into it. */
export function RequirementCard({ of, value, note, explanation }: RequirementCardProps) {
  const text = useText()
  return (
    <Card className="keep-together">
      <Figure label={text(`sizing.need.${of}`)} value={value} note={note} />
      <Disclosure
        look="plain"
        className="mt-2 border-t border-line pt-1 text-sm"
        summary={
          <>
            {text('sizing.explain')}
            <span className="sr-only"> {text(`sizing.need.${of}`)}</span>
          </>
        }
      >
        <p className="mb-2 rounded-control bg-sand px-3 py-2">{text(`sizing.formula.${of}`)}</p>
        <ExplanationTerms explanation={explanation} />
      </Disclosure>
    </Card>
  )
}
