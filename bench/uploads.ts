import { documentTypes } from '#business/financing/document-type.ts'
import { type Applicant, apply, beginUpload, continueUpload, sendDocument } from '../tests/support/applicant.ts'
import { jpegFile } from '../tests/support/sample-files.ts'
import { type Site, runSite } from '../tests/support/site.ts'
import type { Figure } from './figure.ts'
import { residentKiB, watchMemory } from './resident-memory.ts'

const size = 10 * 1024 * 1024
const atOnce = 20
/** The most that twenty of them may make the site grow, in KiB: 100 MB. */
const target = 100_000_000 / 1024

type Send = (site: Site, who: Applicant, document: number) => Promise<Response>

const document = jpegFile(size)
const typeOf = (index: number) => documentTypes[index % documentTypes.length] ?? 'residency'

const asForm: Send = (site, who, index) => sendDocument(site.url, who, typeOf(index), document)
const resumably: Send = async (site, who, index) => {
  const address = await beginUpload(site.url, who, typeOf(index), size)
  return continueUpload(`${site.url}${address}`, who.cookie, 0, document)
}

/** How much a fresh site grows while twenty documents of 10 MB come at once, twice. */
export async function measureUploads(): Promise<Figure[]> {
  return [await measure('20 documents as forms', asForm), await measure('20 documents resumably', resumably)]
}

async function measure(what: string, send: Send): Promise<Figure> {
  const site = await runSite({ RATE_LIMITS: 'off' })
  try {
    const people = await Promise.all(Array.from({ length: atOnce / documentTypes.length }, () => apply(site.url)))
    const before = residentKiB(site.pid)
    const memory = watchMemory(site.pid)
    const started = performance.now()
    for (let round = 0; round < 2; round += 1) {
      const sent = people.flatMap((who) => documentTypes.map((_, index) => send(site, who, index)))
      const failed = (await Promise.all(sent)).filter(({ ok }) => !ok)
      if (failed.length > 0) throw new Error(`${failed.length} uploads were refused`)
    }
    const seconds = (performance.now() - started) / 1000
    const detail = `from ${Math.round(before / 1024)} MiB; ${((2 * atOnce) / seconds).toFixed(1)} documents a second`
    return { what, value: memory.highest() - before, unit: 'KiB', target, better: 'lower', detail }
  } finally {
    await site.stop()
  }
}
