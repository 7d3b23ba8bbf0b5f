import { queryOptions } from '@tanstack/react-query'
import type { Application } from '../application.ts'

/** What this browser has applied for, newest first. */
export const ownApplicationsQuery = queryOptions<Application[]>({ queryKey: ['/api/financing/applications'] })

/** An application of this browser: to be asked anew at each visit, since the company moves it on. */
export const applicationQuery = (id: number | string) =>
  queryOptions<Application>({
    queryKey: [`/api/financing/applications/${encodeURIComponent(id)}`],
    refetchOnMount: 'always',
  })
