import type { Acting } from '#business/accounts/acting.server.ts'
import { permit } from '#business/accounts/actor.ts'
import type { Action } from '#business/accounts/permissions.ts'
import { refused, type Outcome } from '#kernel/outcome.ts'
import type { ByteSource } from '#platform/files/byte-source.ts'
import { receiveUpload, type UploadRequest } from '#platform/files/receive-upload.server.ts'
import type { FileRules } from '#platform/files/received-file.server.ts'
import { imageSignatureBytes, imageTypeStartingWith, maxImageBytes } from './image-type.ts'
import type { MediaImage } from './media-image.ts'
import { storeImage } from './store-image.server.ts'

/** Which field of the form holds the image, and what it takes to be allowed to send it there. */
export type ImageField = { readonly field: string; readonly action: Action }

/**
 * Takes in a form with an image and adds it to the library. Refused as {@link permit} says; as {@link receiveUpload} and
 * {@link storeImage} refuse; as `invalid` (`required`) when no file was chosen.
 */
export async function uploadImage(
  acting: Acting,
  request: UploadRequest,
  { field, action }: ImageField,
): Promise<Outcome<MediaImage>> {
  const permitted = permit(acting.actor, action)
  if (!permitted.ok) return permitted
  const upload = await receiveUpload(acting.files, request, imageRules(field))
  if (!upload.ok) return upload
  const { file } = upload.value
  if (!file) return refused('invalid', { errors: [{ path: field, code: 'required' }] })
  return storeImage(acting, permitted.value, field, file)
}

/** What is taken for an image in a field of a form. */
export function imageRules(field: string): FileRules {
  return { field, maxBytes: maxImageBytes, kinds: imageTypeOf }
}

async function imageTypeOf(source: ByteSource): Promise<string | null> {
  return imageTypeStartingWith(await source.read(0, imageSignatureBytes))
}
