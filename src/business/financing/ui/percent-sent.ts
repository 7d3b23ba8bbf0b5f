import type { SentFile } from './document-upload-state.ts'

/** Whole percent that have left; 100 only when all has. */
export function percentSent({ sent, file }: { readonly sent: number; readonly file: SentFile }): number {
  return file.size === 0 ? 0 : Math.floor((sent / file.size) * 100)
}
