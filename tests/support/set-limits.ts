import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import type { OfficeLimits } from '#business/company/settings/company-of.ts'
import type { Settings } from '#business/company/settings/setting-groups.ts'
import { siteSettings } from '#business/company/tables.server.ts'
import type { Country } from '#kernel/country.ts'
import type { Database } from '#platform/database/database.server.ts'

type Changed = Partial<OfficeLimits['places']> & Partial<Pick<OfficeLimits, 'secondApprovalAbove'>>

/** What an office takes on, until the test ends. */
export async function setLimits(
  db: Database,
  country: Country,
  { consultation, appointment, secondApprovalAbove }: Changed,
): Promise<void> {
  const [row] = await db.select().from(siteSettings).where(eq(siteSettings.group, 'countries'))
  const countries = (row?.value ?? builtInSettings.countries) as Settings['countries']
  const office = {
    ...countries[country],
    ...(consultation !== undefined && { consultationPlaces: consultation }),
    ...(appointment !== undefined && { appointmentPlaces: appointment }),
    ...(secondApprovalAbove !== undefined && { secondApprovalAbove }),
  }
  const value = { ...countries, [country]: office }
  const set = { value, lastGood: value, version: 2, updatedAt: new Date() }
  await db
    .insert(siteSettings)
    .values({ group: 'countries', ...set })
    .onConflictDoUpdate({ target: siteSettings.group, set })
  onTestFinished(async () => void (await db.delete(siteSettings).where(eq(siteSettings.group, 'countries'))))
}
