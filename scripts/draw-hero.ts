import { writeFile } from 'node:fs/promises'
import { hero } from './drawings/hero/hero.ts'

/** Writes the picture of the home page. */
await writeFile(new URL('../public/pictures/hero.svg', import.meta.url), hero())
