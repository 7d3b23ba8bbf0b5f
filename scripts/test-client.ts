import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { aConsultation, sendRequest } from '../tests/support/sent-requests.ts'
import { runSite } from '../tests/support/site.ts'
import { cookiesOf } from '../tests/support/staff.ts'
import { workingDay } from '../tests/support/working-day.ts'

/**
 * `npm run test:client`: the client that docs/programs.md describes, to the letter. Types are generated from the document of the
 * built site, the guide's program is checked against them and run, and the site is asked what came of it. The generator is fetched: 44 MB.
 */
const parts = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3']
const admin = { email: 'ada@example.com', password: 'a long first password' }
const guide = readFileSync('docs/programs.md', 'utf8')
const example = /```ts\n(import createClient.*?)```/s.exec(guide)?.[1]
const generate = /npx (openapi-typescript)@\S+ https:\/\/example\.org(.*)/.exec(guide)
if (!example || !generate) throw new Error('docs/programs.md shows no client')

const folder = mkdtempSync(join(tmpdir(), 'api-client-'))
const site = await runSite({ REQUIRE_2FA: 'off', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
try {
  const send = async (method: string, path: string, cookie: string, body?: object) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const cookie = cookiesOf(await send('POST', '/api/auth/sign-in/email', '', admin))
  const scopes = ['leads:read', 'leads:write', 'content:read', 'content:write']
  const made = await send('POST', '/api/admin/programs', cookie, { name: 'A client', scopes, days: '30' })
  const { token } = (await made.json()) as { token: string }
  const { id, reference } = await sendRequest(site.url, '/api/consultations', aConsultation(workingDay(), '9-10am'))

  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      env: { ...process.env, SITE_TOKEN: token },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'client.ts'), example.replaceAll('https://example.org', site.url))
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', ...parts)
  run('npx', ...`${generate[1]} ${site.url}${generate[2]}`.split(' '))
  const types = resolve('node_modules/@types')
  const strict =
    '--noEmit --strict --module nodenext --allowImportingTsExtensions --lib es2023,dom --skipLibCheck --types node'
  run('npx', 'tsc', ...strict.split(' '), '--typeRoots', types, 'client.ts')
  run(process.execPath, 'client.ts')

  const lead = (await (await send('GET', `/api/admin/leads/${id}`, cookie)).json()) as { status: string }
  const posts = await (await send('GET', '/api/admin/posts?q=batterie%20qui%20dure', cookie)).text()
  if (lead.status !== 'contacted') throw new Error(`${reference} is ${lead.status}`)
  if (!posts.includes('Une batterie qui dure')) throw new Error('the post is not there')
  console.log(`The client of docs/programs.md holds: ${reference} is contacted, and its post is published.`)
} finally {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
