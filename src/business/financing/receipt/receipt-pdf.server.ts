import { startsWorker } from '#platform/worker.server.ts'
import type { ReceiptSheet } from './receipt-worker.server.ts'

/** A receipt as a PDF, set in a thread of its own: whoever asks for something else meanwhile does not wait for it. */
export const receiptPdf = startsWorker<ReceiptSheet, Uint8Array>(
  new URL('./receipt-worker.server.ts', import.meta.url),
  {
    cpuMs: 5_000,
    memoryMb: 128,
  },
)
