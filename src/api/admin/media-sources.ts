import { findProductImageUses } from '#business/catalogue/product-image-uses.server.ts'
import { findPostImageUses } from '#business/content/post-image-uses.server.ts'
import { findSettingImageUses } from '#business/content/settings/setting-image-uses.server.ts'
import { findSolutionImageUses } from '#business/content/solution-image-uses.server.ts'
import type { FindUses } from '#business/media/find-places.server.ts'

/** Everything that may show an image of the library: what is asked before one is deleted. */
export const mediaSources: readonly FindUses[] = [
  findPostImageUses,
  findProductImageUses,
  findSolutionImageUses,
  findSettingImageUses,
]
