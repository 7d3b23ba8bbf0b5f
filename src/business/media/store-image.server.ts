import { recordChange } from '#business/accounts/record-change.server.ts'
import type { Staff } from '#business/accounts/actor.ts'
import { done, refused, type Outcome, need } from '#kernel/outcome.ts'
import { keepFiles } from '#platform/files/keep-files.server.ts'
import {
  type ReceivedFile,
  type FileRules,
  receiveUpload,
  type UploadRequest,
} from '#platform/files/receive-upload.server.ts'
import { oneAtATime, TooBusyError } from '#platform/in-turn.server.ts'
import { encodePicture, type EncodedPicture, type PictureFault } from '#platform/pictures/encode-picture.server.ts'
import type { Services } from '#platform/services.server.ts'
import {
  mostHeight,
  mostWidth,
  variantFormats,
  variantSizes,
  imageAddress,
  imageFile,
  imageFolder,
  type PixelSize,
  type VariantFormat,
} from './image-address.ts'
import type { MediaImage, SentImage } from './media-image.ts'
import { mediaImages, type MediaImageRow } from './tables.server.ts'
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Action } from '#business/accounts/permissions.ts'
import { staffUseCase } from '#business/accounts/staff-use-case.server.ts'
import type { ByteSource } from '#platform/files/byte-reader.ts'
import { imageSignatureBytes, imageTypeStartingWith, maxImageBytes } from './image-type.ts'

const encoding = { within: { width: mostWidth, height: mostHeight }, sizes: variantSizes, formats: variantFormats }

/** An opened picture is large: a process opens one at a time, and those that wait are on its disk. */
const inItsTurn = oneAtATime(20)

/**
 * Adds a received file to the library, as all the sizes and formats that pages ask for; the file itself is given up. The same file
 * again is the image that there is. Refused,
 * naming `field`, as `unsupported_media_type` (`file_kind`: no picture), `invalid` (`too_many_pixels`, `damaged_picture`),
 * `too_many_requests` when too many wait.
 */
export async function storeImage(
  services: Services,
  by: Staff,
  field: string,
  file: ReceivedFile,
): Promise<Outcome<SentImage>> {
  try {
    const fingerprint = createHash('sha256')
      .update(await file.spool.read(0, file.size))
      .digest('hex')
    const [known] = await services.db
      .select()
      .from(mediaImages)
      .where(eq(mediaImages.fingerprint, fingerprint))
      .limit(1)
    if (known) return done({ ...asImage(known), wasKnown: true })
    const picture = await inItsTurn(async () => encodePicture(await file.spool.read(0, file.size), encoding))
    if (typeof picture === 'string') return unusable(field, picture)
    return await store(services, by, { name: file.name, fingerprint }, picture)
  } catch (error) {
    if (error instanceof TooBusyError) return refused('too_many_requests')
    throw error
  } finally {
    await file.spool.discard()
  }
}

function unusable(path: string, fault: PictureFault): Outcome<never> {
  if (fault === 'no_picture') return refused('unsupported_media_type', { errors: [{ path, code: 'file_kind' }] })
  return refused('invalid', { errors: [{ path, code: fault }] })
}

type Sent = { readonly name: string; readonly fingerprint: string }

async function store(services: Services, by: Staff, sent: Sent, picture: EncodedPicture) {
  const now = services.now()
  const { width, height, variants } = picture
  const row = { id: newImageId(now), ...sent, width, height, createdAt: now, updatedAt: now }
  const files = variants.map(({ bytes, ...variant }) => ({
    key: keyOf(row.id, variant),
    sealedKey: null,
    size: bytes.length,
    storedSize: bytes.length,
    content: () => once(bytes),
  }))
  return keepFiles(services, files, async (tx) => {
    const [stored] = await tx.insert(mediaImages).values(row).returning()
    if (!stored) throw new Error('the image is not there')
    const image = asImage(stored)
    const entry = { action: 'media.create', kind: 'media', recordId: row.id, label: sent.name, after: image }
    await recordChange(tx, by, entry, now)
    return done({ ...image, wasKnown: false })
  })
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** A new image's id, 24 hexadecimal digits that nobody guesses: a later one is greater. */
function newImageId(now: Date): string {
  return now.getTime().toString(16).padStart(12, '0') + randomBytes(6).toString('hex')
}

/** The key in the file store of one size of an image: its address without the slash before. */
function keyOf(id: string, size: PixelSize & { readonly format: VariantFormat }): string {
  return folderOf(id) + imageFile(size, size.format)
}

/** How the keys of all sizes of an image start. */
export function folderOf(id: string): string {
  return imageFolder(id).slice(1)
}

/** Which field of the form holds the image, and what it takes to be allowed to send it there. */
type ImageField = { readonly field: string; readonly action: Action }

/**
 * Takes in a form with an image and adds it to the library. Refused as {@link permit} says; as {@link receiveUpload} and
 * {@link storeImage} refuse; as `invalid` (`required`) when no file was chosen.
 */
export const uploadImage = ({ field, action }: ImageField) =>
  staffUseCase({ may: action }, async (permitted, request: UploadRequest): Promise<SentImage> => {
    const { file } = need(await receiveUpload(permitted.files, request, imageRules(field)))
    if (!file) return need(refused('invalid', { errors: [{ path: field, code: 'required' }] }))
    return need(await storeImage(permitted, permitted.by, field, file))
  })

/** What is taken for an image in a field of a form. */
export function imageRules(field: string): FileRules {
  return { field, maxBytes: maxImageBytes, kinds: imageTypeOf }
}

async function imageTypeOf(source: ByteSource): Promise<string | null> {
  return imageTypeStartingWith(await source.read(0, imageSignatureBytes))
}

/** A row of the library as it is answered. */
export function asImage({ createdAt, updatedAt, fingerprint: _, ...row }: MediaImageRow): MediaImage {
  return {
    ...row,
    imageUrl: imageAddress(row.id, row),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
