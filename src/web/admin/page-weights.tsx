import { queryOptions, useQuery } from '@tanstack/react-query'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { pageWords } from '#client/page-words.ts'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { Badge } from '#design/badge.tsx'
import { Icon } from '#design/icon.tsx'
import { formatFileSize, formatPercent, languageName } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import type { Text } from '#i18n/text.ts'
import { useText } from '#i18n/text-context.tsx'
import { type Language, languages } from '#kernel/language.ts'
import { budgetOf, weighedPaths, weightHeader } from '../page-budgets.ts'

type PageWeights = {
  readonly path: string
  /** As its reader's language calls it. */
  readonly title: string
  readonly weights: Readonly<Partial<Record<Language, number>>>
}

/** Asked of the pages themselves, as a stranger: an address that names a language would change the cookie of who looks. */
async function weightsOf(path: string, reader: Language): Promise<PageWeights> {
  let title = path
  const weights = await Promise.all(
    languages.map(async (language) => {
      const response = await fetch(`${path}?lang=${language}`, { credentials: 'omit' })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      if (language === reader) title = pageWords(await response.text()).title.split(' | ')[0] || path
      else await response.body?.cancel()
      return [language, Number(response.headers.get(weightHeader))] as const
    }),
  )
  return { path, title, weights: Object.fromEntries(weights) }
}

const weightsQuery = (reader: Language) =>
  queryOptions({
    queryKey: ['page weights', reader],
    queryFn: async () => {
      const pages: PageWeights[] = []
      // In turns: a page that is not kept is rendered for it.
      for (const path of weighedPaths) pages.push(await weightsOf(path, reader))
      return pages
    },
  })

/** What the first visit to each public page fetches of the most that it may: whether all is well, then the pages, the nearest to its limit first. */
export function PageWeightList() {
  const text = useText()
  const { data: pages, isError, refetch } = useQuery(weightsQuery(text.language))
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!pages) return <ListSkeleton label={text('admin.weights.loading')} />
  const [over, near] = [1, nearly].map((limit) => pages.filter((page) => shareOf(page) > limit).length)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <p className="flex items-center gap-2 font-semibold">
          <Icon
            name={near ? 'alert' : 'check-circle'}
            className={`size-5 shrink-0 ${over ? 'text-clay' : near ? 'text-sun-deep' : 'text-leaf'}`}
          />
          {verdictOf(over ?? 0, near ?? 0, pages.length, text)}
        </p>
        {Boolean(near) && <p className="mt-1 text-sm text-muted">{text('admin.weights.help')}</p>}
      </div>
      <ul
        aria-label={text('admin.weights.title')}
        className="divide-y divide-line rounded-card border border-line bg-white px-4 sm:px-5"
      >
        {pages
          .toSorted((a, b) => shareOf(b) - shareOf(a))
          .map((page) => (
            <PageWeight key={page.path} page={page} />
          ))}
      </ul>
    </div>
  )
}

function verdictOf(over: number, near: number, all: number, text: Text): string {
  if (over > 0) return text('admin.weights.verdict.over', { count: over, all })
  return near > 0
    ? text('admin.weights.verdict.near', { count: near, all })
    : text('admin.weights.verdict.fine', { all })
}

const largestOf = ({ weights }: PageWeights) => Math.max(0, ...Object.values(weights))

/** How much of what it may weigh it does. */
const shareOf = (page: PageWeights) => largestOf(page) / budgetOf(page.path)

/** The share of its budget from which a page is nearly too heavy. */
const nearly = 0.9

/** A page: its heavier language as a bar of the budget; each language in figures where they differ. */
function PageWeight({ page }: { page: PageWeights }) {
  const text = useText()
  const { path, title, weights } = page
  const size = (bytes: number) => formatFileSize(bytes, text.language)
  const share = shareOf(page)
  const isOver = share > 1
  const sizes = languages.map((language) => size(weights[language] ?? 0))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 py-1.5 sm:gap-x-6 sm:py-2.5 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_13rem]">
      <a href={path} title={path} className="link flex min-h-9 items-center">
        <span className="line-clamp-2">{title}</span>
      </a>
      <div className="grid gap-1 text-sm">
        <p className="flex items-baseline justify-between gap-x-3 whitespace-nowrap tabular-nums">
          <span>
            <b>{size(largestOf(page))}</b>{' '}
            <span className="text-muted">{text('admin.weights.of', { budget: size(budgetOf(path)) })}</span>
          </span>
          {isOver ? (
            <Badge tone="clay" icon="alert">
              {text('admin.weights.over')}
            </Badge>
          ) : (
            <span className={share > nearly ? 'font-semibold' : 'text-muted'}>
              {formatPercent(share, text.language)}
            </span>
          )}
        </p>
        <div aria-hidden className="h-2 rounded-full bg-sand-2">
          <div
            className={`h-full rounded-full ${isOver ? 'bg-clay' : share > nearly ? 'bg-sun' : 'bg-leaf'}`}
            style={{ width: `${Math.min(1, share) * 100}%` }}
          />
        </div>
      </div>
      <p className="text-right text-sm text-muted tabular-nums max-lg:hidden">
        {new Set(sizes).size > 1 &&
          joinWithDots(languages.map((language, at) => `${languageName(language, text.language)} ${sizes[at]}`))}
      </p>
    </li>
  )
}
