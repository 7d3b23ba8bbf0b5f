import type { DocumentSlot } from './document-upload-state.ts'

/** True while a file is on its way. */
export function isUnderway(slot: DocumentSlot | undefined): boolean {
  return slot?.upload ? slot.upload.state !== 'refused' : false
}
