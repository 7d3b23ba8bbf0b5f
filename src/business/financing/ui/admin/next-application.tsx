import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ApplicationPage } from '../../admin-application.ts'
import { applicationsPath } from './application-review-query.ts'
import { longestWaiting } from './next-decision.ts'

/** The address of the application that waits the longest to be looked at, but for the one that is open; undefined where none does. */
export function useNextApplication(id: number): string | undefined {
  const { data } = useQuery<ApplicationPage>({ queryKey: [`${applicationsPath}?status=submitted`], staleTime: 0 })
  const next = longestWaiting(data?.items ?? [], id)
  return next && `/admin/applications/${next.id}`
}

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
