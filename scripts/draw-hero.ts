import { writeFile } from 'node:fs/promises'
import { hero, heroUpright } from './drawings/hero/hero.ts'

/** Writes the pictures of the home page. */
const folder = new URL('../public/pictures/', import.meta.url)
await writeFile(new URL('hero.svg', folder), hero())
await writeFile(new URL('hero-upright.svg', folder), heroUpright())
