import { Client, type ClientConfig } from 'pg'
import { inject } from 'vitest'

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
  /** What it is worth, in its country's currency. */
  readonly amount: number | null
}

/** The rows that a person left in a database (the run's site's), the oldest first. */
export async function leadsOf(
  person: string,
  database: ClientConfig = { connectionString: inject('siteDatabaseUrl') },
): Promise<StoredLead[]> {
  const client = new Client(database)
  await client.connect()
  try {
    const columns = 'id, kind, status, country, language, name, email, phone, payload, source, amount::float8'
    const { rows } = await client.query<StoredLead>(`SELECT ${columns} FROM leads WHERE name = $1 ORDER BY id`, [
      person,
    ])
    return rows
  } finally {
    await client.end()
  }
}
