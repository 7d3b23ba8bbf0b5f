import { mkdir, writeFile } from 'node:fs/promises'
import { productPictures } from './drawings/product-pictures.ts'

/** Writes the picture of every product, and the one that stands in for a picture that is missing. */
const folder = new URL('../public/pictures/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [slug, svg] of Object.entries(productPictures())) await writeFile(new URL(`${slug}.svg`, folder), svg)
