import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Numbers } from '../../numbers.ts'
import { addressOf, type AnalyticsQuestion } from './asked-numbers.ts'

const everyMinute = 60_000

/** The numbers of a period, looked at again every minute; those before stay until others have come. */
export const analyticsQuery = (asked: AnalyticsQuestion) =>
  queryOptions<Numbers>({
    queryKey: [`/api/admin/numbers?${addressOf(asked)}`],
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
  })
