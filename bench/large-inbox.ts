import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** How much there is after some years; `auditRows` are rows of the audit log, `audits` are those of visitors. */
export const largeInbox = {
  requests: 200_000,
  applications: 20_000,
  quotes: 20_000,
  auditRows: 1_000_000,
  audits: 1_000_000,
} as const

/** What nobody has looked at yet: a few days of it. */
const untouched = 400
const waiting = 40
/** Of the newest so many, one in four has a next step: nobody leaves thousands undone. */
const inWork = 4000

const firstNames =
  'Aminata Chidi Bola Issa Awa Ngozi Fatou Salif Ada Emeka Mariam Moussa Tunde Yemi Rasmané Ifeoma Kadi Uche Zara Paul'.split(
    ' ',
  )
/** Names that few have, as most people have one: the words that a slip is compared with. */
const syllables = 'ka bo ré wen dé chi ndu ol ou ma ti sa go be le zou mé yo ba da ifa nna'.split(' ')

const lastNames =
  'Ouédraogo Eze Adé Traoré Kaboré Okafor Sawadogo Bello Zongo Balogun Compaoré Nwosu Diallo Abiola Kinda Okeke Tapsoba Yusuf Ilboudo Musa Nana Adeyemi Sanou'.split(
    ' ',
  )

const states = 'abia anambra edo enugu fct kano kaduna lagos ogun oyo rivers sokoto'.split(' ')
const pages = '/ /products /products/2 /smart-solar-plan /financing /contact /faq /news/a-post /solutions/13'.split(' ')
const counted = ['leads', 'financing_applications']
/** What writes the words of each row that is added: written at the end too, all at once. */
const indexing = {
  leads: 'index_leads_on_insert',
  lead_events: 'index_leads_on_event',
  financing_applications: 'index_applications_on_insert',
}
/** Days with audits; on each, every appliance is ticked in both countries. */
const auditDays = 730

/** Fills a migrated database with requests of every kind and state, applications and audit rows. */
export async function writeLargeInbox(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { requests, applications, quotes, auditRows, audits } = largeInbox
  try {
    // Counted at the end, all at once, as the migration does.
    for (const table of counted) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER count_numbers`)
    for (const [table, trigger] of Object.entries(indexing))
      await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`)
    await client.query(
      `INSERT INTO leads (kind, status, country, language, name, email, phone, phone_key, payload, source,
         first_contact_at,
         amount, next_step_on, fingerprint, answer_due_at, won_on, won_amount, created_at, updated_at)
       SELECT told.kind, told.status,
         (array['cm', 'bf'])[1 + n % 2], (array['fr', 'en'])[1 + n % 2],
         ($3::text[])[1 + n::bigint * 7919 % array_length($3::text[], 1)] || ' ' || CASE WHEN n % 2 = 0
           THEN ($4::text[])[1 + n::bigint * 104729 % array_length($4::text[], 1)]
           ELSE initcap(($7::text[])[1 + n % 22] || ($7::text[])[1 + n / 22 % 22] || ($7::text[])[1 + n / 484 % 22]) END,
         'visitor' || n || '@example.com', phone, phone,
         jsonb_build_object('message', 'Hello', 'state', ($5::text[])[1 + n % array_length($5::text[], 1)],
           'order', jsonb_build_object('productId', 1 + n % 23)),
         ($6::text[])[1 + n % array_length($6::text[], 1)],
         CASE WHEN n > $2::int THEN at + n % 5000 * interval '1 minute' END,
         CASE WHEN n % 5 = 2 THEN 1000 * (n % 900) END, CASE WHEN n % 8 < 2 AND n <= $8::int THEN at::date + 3 END, 'seed', at + interval '24 hours',
         CASE WHEN told.status = 'won' AND told.kind <> 'job_application' THEN at::date END,
         CASE WHEN told.status = 'won' AND told.kind <> 'job_application' THEN 1000000 END, at, at
       FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - n * interval '7 minutes' AS at,
         (array['consultation', 'appointment', 'order', 'job_application', 'message'])[1 + n % 5] AS kind,
         CASE WHEN n <= $2::int THEN 'new'
           ELSE (array['contacted', 'qualified', 'won', 'lost', 'won', 'lost', 'won', 'spam'])[1 + n % 8] END AS status,
         '+23480' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0') AS phone) AS told`,
      [requests, untouched, firstNames, lastNames, states, pages, syllables, inWork],
    )
    await client.query(
      `INSERT INTO lead_events (lead_id, at, staff_name, event, said)
       SELECT id, created_at, 'Ada', 'note', 'Called back' FROM leads WHERE status <> 'new'`,
    )
    await insertApplications(client, { applications, undecided: waiting })
    await client.query(
      `INSERT INTO mail_outbox (id, "to", subject, template, props, language, state, created_at, sent_at)
       SELECT gen_random_uuid(), 'visitor' || n || '@example.com', 'Your message MSG-' || n, 'message-visitor',
         jsonb_build_object('reference', 'MSG-' || lpad(n::text, 6, '0'), 'message', repeat('Hello ', 30)), 'en',
         CASE WHEN n % 20000 = 0 THEN 'failed' ELSE 'sent' END, at, at
       FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - n * interval '7 minutes' AS at) AS moment`,
      [requests],
    )
    await client.query(
      `INSERT INTO audit_log (at, staff_name, action, kind, record_id, label)
       SELECT now() - n * interval '1 minute', 'Ada', 'lead.update', 'lead', (n % 200000)::text, ''
       FROM generate_series(1, $1::int) n`,
      [auditRows],
    )
    await client.query(
      `INSERT INTO quotes (key, lead_id, country, language, request, audit, system, price_list_date, made_on, valid_until, expires_at,
         used_at, fingerprint, created_at)
       SELECT lpad(n::text, 16, '0'), n, country, language, request, audit, system, price_list_date, made_on, valid_until, expires_at,
         created_at, 'seed', created_at
       FROM (SELECT * FROM quotes ORDER BY id LIMIT 1) AS made, generate_series(1, $1::int) n`,
      [quotes],
    )
    for (const [table, trigger] of Object.entries(indexing))
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`)
    await client.query('SELECT index_leads(ARRAY(SELECT id FROM leads))')
    await client.query('SELECT index_applications(ARRAY(SELECT id FROM financing_applications))')
    await client.query('SELECT learn_words(kind, array_agg(record_id)) FROM record_words GROUP BY kind')
    await client.query('TRUNCATE number_changes, number_totals')
    for (const table of counted) {
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER count_numbers`)
      await client.query(
        `INSERT INTO number_changes (day, country, measure, key, count)
         SELECT its.day, its.country, its.measure, its.key, count(*) FROM ${table}, numbers_of(${table}) AS its
         GROUP BY 1, 2, 3, 4`,
      )
    }
    await client.query(
      `INSERT INTO number_changes (day, country, measure, key, count)
       SELECT current_date - day, country, counted.measure, counted.key, counted.count
       FROM generate_series(0, $2::int - 1) AS day, unnest(array['cm', 'bf']) AS country,
         (SELECT 'audit' AS measure, unnest(array['residential', 'commercial']) AS key, $1::int / $2::int / 4 AS count
          UNION ALL SELECT 'appliance', appliance::text, 1 + appliance % 9 FROM generate_series(1, 165) AS appliance
         ) AS counted`,
      [audits, auditDays],
    )
    await addUp(client)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

type Stored = { readonly applications: number; readonly undecided: number }

/** Adds applications to a migrated database; the newest of them wait. */
export async function writeApplications(databaseUrl: string, stored: Stored): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await insertApplications(client, stored)
  } finally {
    await client.end()
  }
}

async function insertApplications(client: Client, { applications, undecided }: Stored): Promise<void> {
  await client.query(
    `INSERT INTO financing_applications
       (status, country, language, product, plan, access_key, created_at, updated_at, submitted_at)
     SELECT CASE WHEN n <= $2::int THEN 'submitted' ELSE (array['approved', 'declined'])[1 + n % 2] END,
       (array['cm', 'bf'])[1 + n % 2], 'fr',
       '{"name": "Kit", "nameEn": "Kit", "price": 1, "currency": "NGN"}' || jsonb_build_object('id', 1 + n % 23), '{}',
       'key', at, at, at
     FROM generate_series(1, $1::int) n, LATERAL (SELECT now() - n * interval '1 hour' AS at) AS moment`,
    [applications, undecided],
  )
}

/** Adds up what was counted; a site that runs may be at it too. */
async function addUp(client: Client): Promise<void> {
  for (let left = 1; left > 0; await pause(100)) {
    await client.query('SELECT fold_numbers()')
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM number_changes')
    left = rows[0]?.count ?? 0
  }
}
