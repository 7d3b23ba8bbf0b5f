import { queryOptions } from '@tanstack/react-query'
import type { SolutionRecord } from '../../solution-record.ts'

export const solutionRecordsPath = '/api/admin/proven-solutions'

/** Every solution of staff, drafts included, the newest first. */
export const solutionRecordsQuery = () => queryOptions<SolutionRecord[]>({ queryKey: [solutionRecordsPath] })
