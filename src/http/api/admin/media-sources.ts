import { productImages } from '#business/catalogue/product-images.server.ts'
import { postImages } from '#business/posts/post-images.server.ts'
import { settingImages } from '#business/company/settings/setting-images.server.ts'
import { solutionImages } from '#business/solutions/solution-images.server.ts'
import type { ImageSource } from '#business/media/find-places.server.ts'

/** Everything that may show an image of the library: what is asked before one is deleted. */
export const mediaSources: readonly ImageSource[] = [postImages, productImages, solutionImages, settingImages]
