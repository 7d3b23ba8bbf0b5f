import { isNotNull } from 'drizzle-orm'
import type { FindUses } from '#business/media/find-places.server.ts'
import { siteSettings } from './tables.server.ts'

const imageId = /\/media\/([0-9a-f]{24})\//g

/** Which groups of settings show any of these images: portraits, marks, pictures within legal texts. */
export const findSettingImageUses: FindUses = async (db, imageIds) => {
  const rows = await db.select().from(siteSettings).where(isNotNull(siteSettings.value))
  const asked = new Set(imageIds)
  return rows.flatMap(({ group, value }) => {
    const shown = new Set([...JSON.stringify(value).matchAll(imageId)].map(([, id = '']) => id))
    return [...shown]
      .filter((id) => asked.has(id))
      .map((id) => ({
        imageId: id,
        kind: 'settings',
        recordId: group,
        label: group,
      }))
  })
}
