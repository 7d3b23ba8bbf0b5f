import { buffer } from 'node:stream/consumers'
import { openImage } from '#business/media/open-image.server.ts'
import type { Brand } from '#kernel/brand.ts'
import { pngOf } from '#platform/pictures/png-of.server.ts'
import type { Services } from '#platform/services.server.ts'

/** As mails and papers show it, on a dense screen; as a phone shows the installed site. */
const shapes = {
  line: { width: 336, height: 108 },
  // The middle that every shape of icon shows: a phone may cut a circle out of it.
  'icon-192': { width: 192, height: 192, on: { ground: '#ffffff', share: 0.62 } },
  'icon-512': { width: 512, height: 512, on: { ground: '#ffffff', share: 0.62 } },
} as const
export type LogoShape = keyof typeof shapes

type Needs = Pick<Services, 'db' | 'files' | 'log' | 'cache'>

/**
 * The company's own mark as a PNG, which mail programs and PDFs read; null where it has none, or none that can be read now:
 * the name in words stands beside it everywhere.
 */
export async function logoPicture(services: Needs, { look }: Brand, shape: LogoShape): Promise<Buffer | null> {
  const address = look?.logo
  if (!address) return null
  const options = { bytes: (png: Buffer | null) => png?.length ?? 0, keep: (png: Buffer | null) => png !== null }
  return services.cache.read(`logo ${shape} ${address}`, options, async () => {
    try {
      const image = await openImage(services, address)
      return image && (await pngOf(await buffer(image.content), shapes[shape]))
    } catch (err) {
      services.log.error({ err }, 'the logo could not be read')
      return null
    }
  })
}
