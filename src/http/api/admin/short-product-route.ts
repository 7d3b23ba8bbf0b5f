import { Hono } from 'hono'
import type { SignInLibrary } from '#business/accounts/sign-in-library.server.ts'
import { addShortProduct } from '#business/catalogue/add-short-product.server.ts'
import type { Services } from '#platform/services.server.ts'
import { sameOrigin } from '../same-origin.ts'
import { uploadRequest } from '../upload-request.ts'
import { productWords } from './product-routes.ts'
import { actingIn, answerOutcome, staffOnly } from './staff-context.ts'

/** The one call of staff that stands beside those of visitors: the add-product form (specification 1, section 7). */
export function shortProductRoute(
  services: Services,
  library: SignInLibrary,
  onWritten: () => void | Promise<void>,
): Hono {
  return new Hono().post(
    '/products',
    sameOrigin(services.settings.publicUrl),
    staffOnly(services, library),
    async (c) => {
      const added = await addShortProduct(actingIn(c, services), uploadRequest(c))
      if (added.ok) await onWritten()
      return answerOutcome(c, added, 201, productWords)
    },
  )
}
