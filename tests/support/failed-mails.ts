import { Client } from 'pg'

/** Makes the mails to an address, once they have left, ones that were given up because of `lastError`. Answers how many. */
export async function failMails(databaseUrl: string, to: string, lastError: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `UPDATE mail_outbox SET state = 'failed', attempts = 16, last_error = $2 WHERE "to" = $1 AND state = 'sent'`,
      [to, lastError],
    )
    return rowCount ?? 0
  } finally {
    await client.end()
  }
}
