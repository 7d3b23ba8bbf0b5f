import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import { storeImage } from '#business/media/store-image.server.ts'
import { imageRules } from '#business/media/upload-image.server.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { parse } from '#kernel/parse.ts'
import { receiveUpload, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import { storeProduct } from './add-product.server.ts'
import { pricesAfter } from './editing/prices-after.ts'
import { shortProductSchema } from './editing/product-fields.ts'
import type { ProductRecord } from './editing/product-record.ts'

/**
 * Adds a product by the short form: a name, a price, if wanted a slug and an image (`image`). Refused as {@link permit} says;
 * as {@link receiveUpload} and {@link storeImage} refuse; as `invalid` (fields); as `conflict` (`slug`: `taken`).
 */
export async function addShortProduct(acting: Acting, request: UploadRequest): Promise<Outcome<ProductRecord>> {
  const permitted = permit(acting.actor, 'products.manage')
  if (!permitted.ok) return permitted
  const upload = await receiveUpload(acting.files, request, imageRules('image'))
  if (!upload.ok) return upload
  const { fields, file } = upload.value
  const parsed = parse(shortProductSchema, fields)
  if (!parsed.ok) {
    await file?.spool.discard()
    return parsed
  }
  const image = file && (await storeImage(acting, permitted.value, 'image', file))
  if (image && !image.ok) return image
  const { name, price, slug } = parsed.value
  const prices = pricesAfter(null, { price })
  return storeProduct(acting, permitted.value, slug, {
    name,
    nameEn: '',
    prices,
    imageUrl: image?.value.imageUrl ?? null,
  })
}
