import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ApplicationPage } from '../../admin-application.ts'
import { applicationsPath } from './application-review-query.ts'

/**
 * The address of the application that comes after the one that is open, as the list has them, and after the last the first: whoever
 * goes on comes by each once. Undefined where no other is to be decided.
 */
export function useNextApplication(id: number): string | undefined {
  const after = useQuery(undecidedQuery(`&cursor=${id}`))
  const isLast = after.data?.items.length === 0
  const all = useQuery({ ...undecidedQuery(''), enabled: isLast })
  const next = isLast ? all.data?.items.find((one) => one.id !== id) : after.data?.items[0]
  return next && `/admin/applications/${next.id}`
}

/** Read once: an application keeps its place while it is open, also once it is decided or waits for its applicant. */
const undecidedQuery = (part: string) =>
  queryOptions<ApplicationPage>({
    queryKey: [`${applicationsPath}?status=undecided${part}`],
    staleTime: Infinity,
    gcTime: 0,
  })

/** From an application to the next one, without the list between them. */
export function NextApplication({ id }: { readonly id: number }) {
  const text = useText()
  const next = useNextApplication(id)
  if (!next) return null
  return (
    <Link to={next} className="link inline-flex min-h-11 items-center gap-2">
      {text('admin-applications.next')}
      <Icon name="arrow-right" className="size-4" />
    </Link>
  )
}
