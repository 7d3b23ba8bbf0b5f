import { LazyPart } from '#client/lazy-part.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Spinner } from '#design/spinner.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ApplicationRequest } from '../plan-request.ts'
import { ApplicationForm } from './application-form.tsx'
import { applicationWords } from './application-words.ts'
import { loadOutcome } from './late-application.ts'
import type { useOpening } from './use-opening.ts'

type EligibilityMainProps = {
  opening: ReturnType<typeof useOpening>
  onAnother: () => void
  onAccept: (plan: ApplicationRequest) => void
  onTalkToExpert: () => void
}

/** The form, or what stands in its place: not there yet, failed, not possible, or sent. */
export function EligibilityMain({ opening, ...choices }: EligibilityMainProps) {
  const { opened, failure, attempt, openAgain, become } = opening
  if (failure) return <ApplicationFailed onRetry={openAgain} />
  if (!opened) return <Initializing />
  if (opened.kind === 'draft') {
    return (
      <ApplicationForm
        key={`${opened.application.id} ${attempt}`}
        application={opened.application}
        onSubmitted={(submitted) => become({ kind: 'submitted', ...submitted })}
        onOutdated={openAgain}
      />
    )
  }
  return (
    <LazyPart
      load={loadOutcome}
      contexts={applicationWords}
      props={{ opened, ...choices }}
      waiting={<Initializing />}
    />
  )
}

/** The application is being found or begun. */
function Initializing() {
  const text = useText()
  return (
    <div className="grid content-start gap-4">
      <p role="status" className="flex items-center gap-3 font-semibold">
        <Spinner />
        {text('eligibility.initializing')}
      </p>
      {[1, 2, 3, 4, 5].map((slot) => (
        <Skeleton key={slot} className="h-36 w-full rounded-card" />
      ))}
    </div>
  )
}

/** It could not be begun. */
function ApplicationFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <StateBlock
      tone="error"
      title={text('eligibility.creation.title')}
      description={text('eligibility.creation.text')}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {text('eligibility.retry')}
        </Button>
      }
    />
  )
}
