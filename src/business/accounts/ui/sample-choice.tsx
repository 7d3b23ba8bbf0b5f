import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Dialog } from '#design/dialog.tsx'
import { Icon } from '#design/icon.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { NotLoaded } from './not-loaded.tsx'

type Titled = { readonly title: string; readonly titleEn: string }

type SampleChoiceProps<Sample> = {
  readonly title: string
  readonly description: string
  readonly query: UseQueryOptions<Sample[]>
  readonly onPick: (sample: Sample) => void
  readonly onClose: () => void
}

/** What comes with the site, by its titles, to begin one's own from. */
export function SampleChoice<Sample extends Titled>({
  title,
  description,
  onClose,
  ...rest
}: SampleChoiceProps<Sample>) {
  const text = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeLabel={text('shell.dialog.close')}
      maxWidth={640}
    >
      <Choices {...rest} />
    </Dialog>
  )
}

type ChoicesProps<Sample> = Pick<SampleChoiceProps<Sample>, 'query' | 'onPick'>

function Choices<Sample extends Titled>({ query, onPick }: ChoicesProps<Sample>) {
  const text = useText()
  const { data: samples, isError, refetch } = useQuery(query)
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!samples) return <Skeleton className="h-64" />
  return (
    <ul className="-mx-2 divide-y divide-line">
      {samples.map((sample) => (
        <li key={sample.title}>
          <button
            type="button"
            onClick={() => onPick(sample)}
            className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 py-2.5 text-left hover:bg-sand-2"
          >
            {inLanguage(sample, 'title', text.language)}
            <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  )
}
