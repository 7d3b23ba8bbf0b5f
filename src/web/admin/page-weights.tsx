import { queryOptions, useQuery } from '@tanstack/react-query'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import type { DataColumn } from '#design/admin/data-column.ts'
import { DataTable } from '#design/admin/data-table.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { Badge } from '#design/badge.tsx'
import { formatFileSize, languageName } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
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

/** What the first visit to each public page fetches, beside the most that it may. */
export function PageWeightList() {
  const text = useText()
  const { data: pages, isError, refetch } = useQuery(weightsQuery())
  if (isError) return <NotLoaded onRetry={refetch} />
  return (
    <DataTable
      caption={text('admin.weights.title')}
      rows={pages}
      columns={columnsOf(text)}
      rowId={({ path }) => path}
      language={text.language}
      sort={{ id: 'path', desc: false }}
      loading={<ListSkeleton label={text('admin.weights.loading')} />}
      empty={null}
    />
  )
}

function columnsOf(text: Text): DataColumn<PageWeights>[] {
  const size = (bytes: number) => formatFileSize(bytes, text.language)
  const largest = ({ weights }: PageWeights) => Math.max(0, ...Object.values(weights))
  return [
    {
      id: 'path',
      header: text('admin.weights.page'),
      cell: ({ path }) => (
        <a href={path} className="link inline-flex min-h-11 items-center">
          {path}
        </a>
      ),
      sortBy: ({ path }) => path,
    },
    ...languages.map((language) => ({
      id: language,
      header: languageName(language, text.language),
      cell: ({ weights }: PageWeights) => size(weights[language] ?? 0),
      sortBy: ({ weights }: PageWeights) => weights[language] ?? 0,
      end: true,
    })),
    {
      id: 'budget',
      header: text('admin.weights.budget'),
      cell: ({ path }) => size(budgetOf(path)),
      sortBy: ({ path }) => budgetOf(path),
      end: true,
    },
    {
      id: 'state',
      header: text('admin.weights.state'),
      cell: (page) => {
        const isWithin = largest(page) <= budgetOf(page.path)
        return (
          <Badge tone={isWithin ? 'leaf' : 'clay'}>
            {text(isWithin ? 'admin.weights.within' : 'admin.weights.over')}
          </Badge>
        )
      },
      sortBy: (page) => budgetOf(page.path) - largest(page),
    },
  ]
}
