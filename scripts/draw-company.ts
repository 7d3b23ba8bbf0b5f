import { writeFile } from 'node:fs/promises'
import { partnerMarks } from './drawings/company/partner-marks.ts'
import { people } from './drawings/company/people.ts'

/** Writes the portraits of the team and the marks of the partners. */
const folder = new URL('../public/pictures/', import.meta.url)
for (const [name, svg] of Object.entries({ ...people(), ...partnerMarks() })) {
  await writeFile(new URL(`${name}.svg`, folder), svg)
}
