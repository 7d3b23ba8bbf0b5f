import { sql } from 'drizzle-orm'
import type { ImageSource } from '#business/media/find-places.server.ts'
import { siteSettings } from '../tables.server.ts'

/** The images that settings show: portraits, marks, pictures within legal texts. A handful of rows, read without an index. */
export const settingImages: ImageSource = {
  kind: 'settings',
  table: siteSettings,
  images: sql<string[]>`media_ids(${siteSettings.value}::text)`,
  recordId: siteSettings.group,
  label: siteSettings.group,
}
