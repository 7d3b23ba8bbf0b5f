import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { Section } from '#design/section.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { companyQuery } from '#business/content/ui/content-queries.ts'
import { Impact } from './impact.tsx'
import { Partners } from './partners.tsx'
import { Team } from './team.tsx'

/** Who the company is: what it has done, its people, its partners. */
export default function Company() {
  const text = useText()
  const { data, isError, refetch } = useQuery(companyQuery())
  if (data) {
    return (
      <>
        <Impact figures={data.impact} />
        <Team members={data.team} />
        {data.partners.length > 0 && <Partners partners={data.partners} />}
      </>
    )
  }
  const retry = <Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>
  return (
    <Section>
      {isError ? (
        <StateBlock
          tone="error"
          title={text('shell.part.failed')}
          description={text('shell.error.text')}
          action={retry}
        />
      ) : (
        <div role="status" aria-label={text('shell.loading')}>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Section>
  )
}
