import { queryOptions, useQuery } from '@tanstack/react-query'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { Badge } from '#design/badge.tsx'
import { formatFileSize, formatPercent, languageName } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { type Language, languages } from '#kernel/language.ts'
import { budgetOf, weighedPaths, weightHeader } from '../page-budgets.ts'

type PageWeights = { readonly path: string; readonly weights: Readonly<Partial<Record<Language, number>>> }

/** Asked of the pages themselves, as a stranger: an address that names a language would change the cookie of who looks. */
async function weightsOf(path: string): Promise<PageWeights> {
  const weights = await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(`${path}?lang=${language}`, { credentials: 'omit' })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return [language, Number(response.headers.get(weightHeader))] as const
    }),
  )
  return { path, weights: Object.fromEntries(weights) }
}

const weightsQuery = () =>
  queryOptions({
    queryKey: ['page weights'],
    queryFn: async () => {
      const pages: PageWeights[] = []
      // In turns: a page that is not kept is rendered for it.
      for (const path of weighedPaths) pages.push(await weightsOf(path))
      return pages
    },
  })

/** What the first visit to each public page fetches of the most that it may, the heaviest page first. */
export function PageWeightList() {
  const text = useText()
  const { data: pages, isError, refetch } = useQuery(weightsQuery())
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!pages) return <ListSkeleton label={text('admin.weights.loading')} />
  return (
    <ul
      aria-label={text('admin.weights.title')}
      className="divide-y divide-line rounded-card border border-line bg-white px-4 sm:px-5"
    >
      {pages
        .toSorted((a, b) => largestOf(b) - largestOf(a))
        .map((page) => (
          <PageWeight key={page.path} page={page} />
        ))}
    </ul>
  )
}

const largestOf = ({ weights }: PageWeights) => Math.max(0, ...Object.values(weights))

/** The share of its budget from which a page is nearly too heavy. */
const nearly = 0.9

/** A page: its heavier language as a bar of the budget, and each language in figures. */
function PageWeight({ page }: { page: PageWeights }) {
  const text = useText()
  const { path, weights } = page
  const size = (bytes: number) => formatFileSize(bytes, text.language)
  const [weight, budget] = [largestOf(page), budgetOf(path)]
  const isOver = weight > budget
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[16rem_minmax(0,1fr)_18rem] lg:items-center">
      <a href={path} className="link inline-flex min-h-8 items-center justify-self-start wrap-anywhere">
        {path}
      </a>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span>
            <b className="tabular-nums">{size(weight)}</b>{' '}
            <span className="text-muted">{text('admin.weights.of', { budget: size(budget) })}</span>
          </span>
          {isOver ? (
            <Badge tone="clay" icon="alert">
              {text('admin.weights.over')}
            </Badge>
          ) : (
            <span className="text-muted tabular-nums">{formatPercent(weight / budget, text.language)}</span>
          )}
        </p>
        <div aria-hidden className="h-2 rounded-full bg-sand-2">
          <div
            className={`h-full rounded-full ${isOver ? 'bg-clay' : weight > nearly * budget ? 'bg-sun' : 'bg-leaf'}`}
            style={{ width: `${Math.min(1, weight / budget) * 100}%` }}
          />
        </div>
      </div>
      <p className="flex gap-x-4 text-sm text-muted lg:grid lg:grid-cols-2 lg:text-right">
        {languages.map((language) => (
          <span key={language} className="tabular-nums">
            {languageName(language, text.language)} {size(weights[language] ?? 0)}
          </span>
        ))}
      </p>
    </li>
  )
}
