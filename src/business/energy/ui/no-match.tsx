import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ClosestAlternative as Alternative } from '../audit-answer.ts'
import { ClosestAlternative } from './closest-alternative.tsx'

type NoMatchProps = { closest: Alternative | null; onTalkToExpert: () => void }

/** No system of the catalogue is enough: a custom one, by an expert, and the closest that there is. */
export function NoMatch({ closest, onTalkToExpert }: NoMatchProps) {
  const text = useText()
  return (
    <section aria-labelledby="no-match" className="grid gap-5 rounded-card border-2 border-ink bg-white p-4 sm:p-6">
      <div>
        <h3 id="no-match" className="text-2xl">
          {text('sizing.noMatch.title')}
        </h3>
        <p className="mt-2 max-w-2xl text-muted">{text('sizing.noMatch.text')}</p>
      </div>
      <Button className="justify-self-start print:hidden" icon="chat" onClick={onTalkToExpert}>
        {text('sizing.noMatch.expert')}
      </Button>
      {closest && (
        <ClosestAlternative system={closest}>
          <Link to={`/products/${closest.id}`} state={{ from: 'energy-audit' }} className="link print:hidden">
            {text('sizing.match.details')}
          </Link>
        </ClosestAlternative>
      )}
    </section>
  )
}
