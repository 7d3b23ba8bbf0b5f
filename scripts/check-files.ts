import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileFaults } from './file-faults.ts'

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|gz|zip)$/
const faults = list
  .split('\0')
  .filter((path) => path !== '' && !binary.test(path) && existsSync(path))
  .flatMap((path) => fileFaults(path, readFileSync(path, 'utf8')))

for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
