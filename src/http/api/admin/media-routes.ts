import { Hono, type Context } from 'hono'
import { changeImage } from '#business/media/change-image.server.ts'
import { listImages } from '#business/media/list-images.server.ts'
import type { MediaImage } from '#business/media/media-image.ts'
import { removeImage } from '#business/media/remove-image.server.ts'
import { uploadImage, type ImageField } from '#business/media/upload-image.server.ts'
import { hasMessage } from '#i18n/server-messages.server.ts'
import type { Services } from '#platform/services.server.ts'
import type { FieldWords } from '../problems.ts'
import { readJson } from '../read-json.ts'
import { uploadRequest } from '../upload-request.ts'
import { mediaSources } from './media-sources.ts'
import { actingIn, answerOutcome } from './staff-context.ts'

const own: ImageField = { field: 'image', action: 'media.manage' }
const thumbnail: ImageField = { field: 'thumbnail', action: 'posts.manage' }
const contentImage: ImageField = { field: 'contentImage', action: 'posts.manage' }
const productImage: ImageField = { field: 'image', action: 'products.manage' }
const solutionImage: ImageField = { field: 'image', action: 'solutions.manage' }

/** The library of images, and every way in which one is added to it. */
export function mediaRoutes(services: Services): Hono {
  const receive = async <T>(
    c: Context,
    field: ImageField,
    answer: (image: MediaImage) => T,
    status: 200 | 201 = 200,
  ) => {
    const outcome = await uploadImage(actingIn(c, services), uploadRequest(c), field)
    return answerOutcome(c, outcome.ok ? { ok: true, value: answer(outcome.value) } : outcome, status, imageWords)
  }
  return new Hono()
    .get('/media', async (c) => answerOutcome(c, await listImages(actingIn(c, services), c.req.query(), mediaSources)))
    .post('/media', (c) => receive(c, own, (image) => ({ ...image, places: [] }), 201))
    .patch('/media/:id', async (c) => {
      const body = await readJson(c)
      return answerOutcome(c, body.ok ? await changeImage(actingIn(c, services), c.req.param('id'), body.value) : body)
    })
    .delete('/media/:id', async (c) =>
      answerOutcome(c, await removeImage(actingIn(c, services), c.req.param('id'), mediaSources), 204, imageWords),
    )
    .post('/posts/upload-thumbnail', (c) => receive(c, thumbnail, ({ imageUrl }) => ({ thumbnailUrl: imageUrl })))
    .post('/posts/upload-content-image', (c) =>
      receive(c, contentImage, ({ imageUrl, name }) => ({
        imageUrl,
        fileName: imageUrl.slice('/media/'.length),
        originalName: name,
      })),
    )
    .post('/products/upload-image', (c) => receive(c, productImage, ({ imageUrl }) => ({ imageUrl })))
    .post('/proven-solutions/upload-image', (c) => receive(c, solutionImage, ({ imageUrl }) => ({ imageUrl })))
}

/** What is wrong with an image, in words of the library's own. */
const imageWords: FieldWords = ({ code }) => {
  const key = `admin-media.error.${code}`
  return hasMessage(key) ? key : null
}
