import { execFileSync } from 'node:child_process'
import { grownTree } from './grow.ts'

// The whole of `npm run test:growth`: a copy of the tree with a third country and a third language is built and visited.
const tree = grownTree()
try {
  const run = (...args: string[]) => execFileSync('npm', args, { cwd: tree.folder, stdio: 'inherit' })
  run('run', '--silent', 'build')
  run('exec', '--', 'vitest', 'run', '--project', 'journeys', 'tests/journeys/newest.test.ts')
} finally {
  tree.remove()
}
