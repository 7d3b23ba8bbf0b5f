import { Button } from '#design/button.tsx'
import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { AuditFailure } from './audit-failure.ts'
import { nameIn } from '#kernel/name-in.ts'

/** Why the calculation did not arrive, what is wrong where, and the way to try again. Nothing was lost. */
export function CalculationFailure({ failure, onRetry }: { failure: AuditFailure; onRetry: () => void }) {
  const text = useText()
  return (
    <Banner tone="error" title={text('energy.failure.title')} className="mb-6">
      <p>{text(`energy.failure.${failure.kind}`)}</p>
      {failure.kind === 'refused' && (
        <ul className="mt-2 list-disc pl-5">
          {failure.faults.map(({ path, line, message }) => (
            <li key={path}>
              {line && <strong>{text('energy.failure.line', { name: nameIn(line.appliance, text.language) })} </strong>}
              {message}
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" tone="secondary" icon="refresh" className="mt-3" onClick={onRetry}>
        {text('energy.retry')}
      </Button>
    </Banner>
  )
}
