import { startTestCluster } from './tests/support/test-cluster.ts'
import { runSite } from './tests/support/site.ts'
import { writeLargeInbox } from './bench/large-inbox.ts'
import { Client } from 'pg'
const cluster = await startTestCluster()
const url = cluster.url('postgres')
const site = await runSite({ DATABASE_URL: url, REQUIRE_2FA: 'off', ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'a long first password' })
await writeLargeInbox(url)
await site.stop()
const c = new Client({ connectionString: url }); await c.connect()
const cols = 'leads.id, leads.kind, leads.status, leads.name, leads.email, leads.created_at, staff.name'
const q = {
 assignee: `select ${cols} from leads left join staff on staff.id=leads.assignee_id where leads.assignee_id='abc' order by leads.created_at desc, leads.id desc limit 51`,
 name: `select ${cols} from leads left join staff on staff.id=leads.assignee_id where leads.sought like '%ouedraogo%' and leads.sought like '%199%' order by leads.created_at desc, leads.id desc limit 51`,
 name2: `select ${cols} from leads left join staff on staff.id=leads.assignee_id where leads.sought like '%ouedraogo%' order by leads.created_at desc, leads.id desc limit 51`,
 phone: `select ${cols} from leads left join staff on staff.id=leads.assignee_id where leads.sought like '%8012345678%' order by leads.created_at desc, leads.id desc limit 51`,
 ref: `select ${cols} from leads left join staff on staff.id=leads.assignee_id where leads.id=4 and leads.kind='message' order by leads.created_at desc, leads.id desc limit 51`,
 dup: `select id from leads where id<>4 and (lower(email)='visitor4@example.com' or sought like '%31676000') order by created_at desc, id desc limit 20`,
 news: `select count(*) from leads where status='new'`,
 due: `select count(*) from leads where assignee_id='abc' and next_step_on <= '2026-11-20' and status in ('new','contacted','qualified')`,
 apps: `select id, country, submitted_at, (count(*) over ())::int from financing_applications where status='submitted' and submitted_at is not null order by submitted_at asc, id asc limit 10`,
 jobs: `select count(*) filter (where state = 'failed' and completed_on > now() - interval '7 days')::int as failed, count(*) filter (where state in ('created', 'retry') and start_after < now() - interval '10 minutes')::int as late from pgboss.job`,
}
for (const [k, s] of Object.entries(q)) { for (let i=0;i<2;i++) await c.query(s); const { rows } = await c.query('explain (analyze, buffers) ' + s); console.log('=== ' + k); console.log(rows.map((r) => r['QUERY PLAN']).filter((l:string)=>!/Buffers/.test(l)).join('\n')) }
await c.end(); await cluster.stop()
