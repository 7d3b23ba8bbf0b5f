import { queryOptions } from '@tanstack/react-query'
import type { SourcePackageSummary } from '../source-package.ts'

/** The package of the site's own source: name and size. */
export const sourcePackageQuery = queryOptions<SourcePackageSummary>({ queryKey: ['/api/source-package'] })
