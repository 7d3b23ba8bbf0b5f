import { ensureBuild } from './build.ts'

await ensureBuild()
await import('../src/server.ts')
