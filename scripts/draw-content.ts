import { mkdir, writeFile } from 'node:fs/promises'
import { contentPictures } from './drawings/content/content-pictures.ts'

/** Writes the pictures of posts and solutions, and the emblem that stands in for a missing one. */
const folder = new URL('../public/pictures/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, svg] of Object.entries(contentPictures())) await writeFile(new URL(`${name}.svg`, folder), svg)
