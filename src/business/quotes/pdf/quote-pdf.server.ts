import { startsWorker } from '#platform/worker.server.ts'
import type { QuoteSheet } from './render-worker.server.ts'

const limits = { cpuMs: 5_000, memoryMb: 128 }

/** A quote as a PDF, set in a thread of its own: whoever asks for something else meanwhile does not wait for it. */
export const quotePdf = startsWorker<QuoteSheet, Uint8Array>(
  new URL('./render-worker.server.ts', import.meta.url),
  limits,
)
