import { writeFile } from 'node:fs/promises'
import { heroes } from './drawings/hero/hero.ts'

/** Writes the pictures of the home page. */
const folder = new URL('../public/pictures/', import.meta.url)
for (const [name, svg] of Object.entries(heroes())) await writeFile(new URL(`${name}.svg`, folder), svg)
