import type { Language } from '#kernel/language.ts'
import {
  closeFlow,
  endHere,
  openFlow,
  ornamentPicture,
  paragraph,
  signatureLines,
  table,
} from '#platform/pdf/flow.server.ts'
import { closeSheet, colour, inner } from '#platform/pdf/sheet.server.ts'
import { serveWorker } from '#platform/worker.server.ts'

/** A receipt in the words that stand on it. */
export type ReceiptSheet = {
  readonly language: Language
  readonly date: Date
  readonly issuer: string
  /** Where the issuer is and how it is reached; a line each. */
  readonly issuerLines: readonly string[]
  /** Its own mark as a PNG, where it has one. */
  readonly logo: Uint8Array | null
  readonly title: string
  /** That another one counts in its place. */
  readonly replaced: string | null
  readonly amount: string
  readonly inWords: string | null
  readonly heads: readonly [what: string, value: string]
  readonly rows: readonly (readonly [what: string, value: string])[]
  readonly notes: readonly string[]
  /** Who signs; room is left for each. */
  readonly signatures: readonly string[]
}

const logoSize = { width: 112, height: 36 } as const

/** A receipt as a tagged PDF, as wide as A4 and as high as it takes. */
function renderReceipt(receipt: ReceiptSheet): Promise<Uint8Array> {
  const { language, date, issuer, issuerLines, logo, title, amount, heads, rows, notes, signatures } = receipt
  const { replaced, inWords } = receipt
  const flow = openFlow({ title, author: issuer, language, date })
  if (logo) ornamentPicture(flow, logo, logoSize)
  paragraph(flow, issuer, { face: 'strong', size: 10 })
  for (const line of issuerLines) paragraph(flow, line, { colour: colour.muted, gap: 1 })
  flow.y += 14
  if (replaced) paragraph(flow, replaced, { face: 'strong', size: 12, colour: colour.clay, gap: 8 })
  paragraph(flow, title, { tag: 'H1', face: 'display', size: 22, leading: 1.15 })
  paragraph(flow, amount, { face: 'strong', size: 16 })
  if (inWords) paragraph(flow, inWords, { size: 10 })
  flow.y += 8
  const columns = [
    { head: heads[0], width: 190 },
    { head: heads[1], width: inner - 190 },
  ]
  table(
    flow,
    title,
    columns,
    rows.map((cells) => ({ cells })),
  )
  for (const note of notes) paragraph(flow, note, { colour: colour.muted })
  signatureLines(flow, signatures)
  endHere(flow)
  closeFlow(flow, (page, of) => [`${issuer} · ${title}`, of > 1 ? `${page}/${of}` : ''])
  return closeSheet(flow.sheet)
}

serveWorker(renderReceipt)
