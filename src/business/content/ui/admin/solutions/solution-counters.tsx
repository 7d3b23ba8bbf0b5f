import { Counters } from '#design/admin/counters.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../../solutions/solution-record.ts'

/** How many solutions there are, published, featured, and in how many sectors. */
export function SolutionCounters({ solutions }: { solutions: readonly SolutionRecord[] | undefined }) {
  const text = useText()
  const figures = {
    total: solutions?.length,
    published: solutions?.filter(({ isPublished }) => isPublished).length,
    featured: solutions?.filter(({ isFeatured }) => isFeatured).length,
    sectors: solutions && new Set(solutions.map(({ sector }) => sector)).size,
  }
  return (
    <Counters
      label={text('admin-solutions.counters')}
      counters={(['total', 'published', 'featured', 'sectors'] as const).map((key) => ({
        key,
        label: text(`admin-solutions.${key}`),
        value: figures[key],
      }))}
    />
  )
}
