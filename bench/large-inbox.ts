import { Client } from 'pg'

/** How much there is after some years. */
export const largeInbox = { requests: 200_000, applications: 20_000, auditRows: 1_000_000 } as const

/** What nobody has looked at yet: a few days of it. */
const untouched = 400
const waiting = 40

const firstNames =
  'Aminata Chidi Bola Issa Awa Ngozi Fatou Salif Ada Emeka Mariam Moussa Tunde Yemi Rasmané Ifeoma Kadi Uche Zara Paul'.split(
    ' ',
  )
const lastNames =
  'Ouédraogo Eze Adé Traoré Kaboré Okafor Sawadogo Bello Zongo Balogun Compaoré Nwosu Diallo Abiola Kinda Okeke Tapsoba Yusuf Ilboudo Musa Nana Adeyemi Sanou'.split(
    ' ',
  )

/** Fills a migrated database with requests of every kind and state, applications and audit rows. */
export async function writeLargeInbox(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { requests, applications, auditRows } = largeInbox
  try {
    await client.query(
      `INSERT INTO leads (kind, status, country, language, name, email, phone, payload, fingerprint, created_at, updated_at)
       SELECT (array['consultation', 'appointment', 'order', 'job_application', 'message'])[1 + n % 5],
         CASE WHEN n <= $2::int THEN 'new'
           ELSE (array['contacted', 'qualified', 'won', 'lost', 'won', 'lost', 'won', 'spam'])[1 + n % 8] END,
         (array['cm', 'bf'])[1 + n % 2], (array['fr', 'en'])[1 + n % 2],
         ($3::text[])[1 + n::bigint * 7919 % array_length($3::text[], 1)] || ' ' || ($4::text[])[1 + n::bigint * 104729 % array_length($4::text[], 1)],
         'visitor' || n || '@example.com', '+23480' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
         '{"message": "Hello"}', 'seed', now() - n * interval '7 minutes', now() - n * interval '7 minutes'
       FROM generate_series(1, $1::int) n`,
      [requests, untouched, firstNames, lastNames],
    )
    await client.query(
      `INSERT INTO lead_events (lead_id, at, staff_name, event, said)
       SELECT id, created_at, 'Ada', 'note', 'Called back' FROM leads WHERE status <> 'new'`,
    )
    await client.query(
      `INSERT INTO financing_applications
         (status, country, language, product, plan, access_key, created_at, updated_at, submitted_at)
       SELECT CASE WHEN n <= $2::int THEN 'submitted' ELSE (array['approved', 'declined'])[1 + n % 2] END,
         (array['cm', 'bf'])[1 + n % 2], 'fr', '{"name": "Kit", "nameEn": "Kit", "price": 1, "currency": "NGN"}', '{}',
         'key', at, at, at
       FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - n * interval '1 hour' AS at) AS moment`,
      [applications, waiting],
    )
    await client.query(
      `INSERT INTO audit_log (at, staff_name, action, kind, record_id, label)
       SELECT now() - n * interval '1 minute', 'Ada', 'lead.update', 'lead', (n % 200000)::text, ''
       FROM generate_series(1, $1::int) n`,
      [auditRows],
    )
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
