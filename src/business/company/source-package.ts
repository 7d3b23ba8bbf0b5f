import * as z from 'zod/mini'

/** What the download page tells of the package of the site's own source. */
export const sourcePackageSchema = z.object({
  fileName: z.string(),
  folder: z.string().check(z.describe('What it unpacks to.')),
  size: z.int().check(z.describe('Bytes.')),
  files: z.int(),
})
export type SourcePackageSummary = Readonly<z.infer<typeof sourcePackageSchema>>
