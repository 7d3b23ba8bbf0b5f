import { queryOptions } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import type { Calculation } from '../calculation.ts'
import type { CalculationRequest } from '../plan-request.ts'

/** The answer to one request: the same plan is calculated once, so the back button shows it at once. */
export const calculationQuery = (request: CalculationRequest) =>
  queryOptions({
    queryKey: ['instalment plan', request],
    queryFn: ({ signal }) => sendJson<Calculation>('POST', '/api/financing/calculate', request, { signal }),
  })
