import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuild } from '../scripts/build.ts'
import { measureApi } from './api.ts'
import { measureCores } from './cores.ts'
import { measureEngine } from './engine.ts'
import { type Figure, isMet } from './figure.ts'
import { measureFirstPaint } from './first-paint.ts'
import { measureInbox } from './inbox.ts'
import { measureLarge } from './large.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureKept, measurePeers } from './kept.ts'
import { measureMemory } from './memory.ts'
import { printFigures } from './print-figures.ts'
import { type Servers, startServers } from './servers.ts'
import { measureUploads } from './uploads.ts'
import { measureWeight } from './weight.ts'

type Table = { readonly title: string; readonly measure: (servers: Servers) => Promise<Figure[]> }

const tables: Readonly<Record<string, Table>> = {
  api: { title: 'API calls, requests per second against bare Hono', measure: measureApi },
  kept: { title: 'Pages and lists that are kept, requests per second against bare node:http', measure: measureKept },
  peers: { title: 'Pages and lists that are kept, requests per second against other servers', measure: measurePeers },
  large: { title: '10,000 posts and products', measure: measureLarge },
  inbox: { title: '200,000 requests', measure: measureInbox },
  cores: { title: 'All cores, requests per second against one process', measure: measureCores },
  engine: { title: 'The energy engine', measure: measureEngine },
  memory: { title: 'Memory after 100,000 mixed requests', measure: measureMemory },
  uploads: { title: 'Memory that uploads take', measure: measureUploads },
  weight: { title: 'First visit, bytes as sent', measure: measureWeight },
  paint: { title: 'First paint at 400 kbit/s, 400 ms, processor / 6', measure: measureFirstPaint },
  lighthouse: { title: 'Lighthouse, mobile', measure: measureLighthouse },
}

// `npm run bench` for every table, `npm run bench -- api kept` for some, `--json FILE` to keep the figures.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
const unknown = positionals.filter((name) => !(name in tables))
if (unknown.length > 0) throw new Error(`no table ${unknown.join(', ')}; there are ${Object.keys(tables).join(', ')}`)

await ensureBuild()
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`
console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}; rounds in turn, medians`)
const measured: { table: string; met: boolean | null; figure: Figure }[] = []
const servers = await startServers()
try {
  for (const [table, { title, measure }] of Object.entries(tables)) {
    if (positionals.length > 0 && !positionals.includes(table)) continue
    const figures = await measure(servers)
    printFigures(title, figures)
    for (const figure of figures) measured.push({ table, met: isMet(figure), figure })
  }
} finally {
  await servers.stop()
}
const missed = measured.filter(({ met }) => met === false).length
console.log(`\n${measured.length} figures, ${missed} short of their target`)
if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, figures: measured }, null, 2)}\n`)
