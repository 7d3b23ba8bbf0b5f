import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileFaults } from './file-faults.ts'
import { type LockFile, missingPlatforms } from './lock-file.ts'

const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { encoding: 'utf8' })
const binary = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|pdf|gz|zip)$/
const faults = list
  .split('\0')
  .filter((path) => path !== '' && !binary.test(path) && existsSync(path))
  .flatMap((path) => fileFaults(path, readFileSync(path, 'utf8')))

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const lacking = Object.keys(missingPlatforms(lock))
if (lacking.length > 0) faults.push(`package-lock.json: lacks ${lacking.length} platforms, "npm run lock" adds them`)

for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
