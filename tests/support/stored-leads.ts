import { Client, type ClientConfig } from 'pg'
import { inject } from 'vitest'
import { ensureServer } from '#platform/postgres/embedded-server.server.ts'

export type StoredLead = {
  readonly id: number
  readonly kind: string
  readonly status: string
  readonly country: string
  readonly language: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly payload: Readonly<Record<string, unknown>>
  readonly source: string | null
}

/** The rows that a person left in the database of the site in `dataDir` (the run's site), the oldest first. */
export async function leadsOf(person: string, dataDir = inject('siteDataDir')): Promise<StoredLead[]> {
  return leadsIn({ ...(await ensureServer(dataDir)), database: 'site' }, person)
}

/** The rows that a person left in a database, the oldest first. */
export async function leadsIn(database: ClientConfig, person: string): Promise<StoredLead[]> {
  const client = new Client(database)
  await client.connect()
  try {
    const columns = 'id, kind, status, country, language, name, email, phone, payload, source'
    const { rows } = await client.query<StoredLead>(`SELECT ${columns} FROM leads WHERE name = $1 ORDER BY id`, [
      person,
    ])
    return rows
  } finally {
    await client.end()
  }
}
