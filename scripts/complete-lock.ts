import { readFileSync, writeFileSync } from 'node:fs'
import { type LockFile, missingPlatforms } from './lock-file.ts'

// After `npm install` from a registry that has only some platforms: `npm run lock` writes what it left out.
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const packages = Object.entries({ ...lock.packages, ...missingPlatforms(lock) })
const sorted = Object.fromEntries(packages.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync('package-lock.json', `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`)
