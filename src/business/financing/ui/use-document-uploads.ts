import { useEffect, useRef, useState } from 'react'
import type { DocumentType } from '../document-type.ts'
import type { DocumentSlots, DocumentUpload } from './document-upload-state.ts'
import type { DocumentUploads } from './document-uploads.ts'

/** The code that sends a file; it is asked for when one is being chosen. */
export const loadSender = () => import('./document-uploads.ts')

/** How the documents of an application stand, and what can be done with each. */
export type ShownUploads = ReturnType<typeof useDocumentUploads>

/** Sends each chosen file at once, by code that travels with the first. `onArrived` tells of each that was stored. */
export function useDocumentUploads(applicationId: number, onArrived?: (type: DocumentType) => void) {
  const [slots, setSlots] = useState<DocumentSlots>({})
  const [chosenFiles, setFiles] = useState<Readonly<Partial<Record<DocumentType, File>>>>({})
  const uploads = useRef<DocumentUploads | null>(null)
  const chosen = useRef(new Map<DocumentType, File>())
  useEffect(() => {
    const files = chosen.current
    return () => {
      files.clear()
      uploads.current?.leave()
    }
  }, [])

  const show = (type: DocumentType, upload: DocumentUpload | null) =>
    setSlots((now) => ({ ...now, [type]: { arrived: null, ...now[type], upload } }))
  const choose = async (type: DocumentType, file: File) => {
    chosen.current.set(type, file)
    setFiles((now) => ({ ...now, [type]: file }))
    if (!uploads.current) show(type, { state: 'preparing', file })
    const module = await loadSender().catch(() => null)
    if (chosen.current.get(type) !== file) return
    if (!module) return show(type, { state: 'refused', file, reason: 'not_begun' })
    uploads.current ??= module.openUploads(applicationId, { onChange: setSlots, onArrived })
    void uploads.current.choose(type, file)
  }
  return {
    slots,
    /** What was chosen during this visit. */
    files: chosenFiles,
    choose: (type: DocumentType, file: File) => void choose(type, file),
    cancel: (type: DocumentType) => {
      chosen.current.delete(type)
      setFiles(({ [type]: _, ...others }) => others)
      if (uploads.current) uploads.current.cancel(type)
      else show(type, null)
    },
    retry: (type: DocumentType) => {
      const file = chosen.current.get(type)
      if (uploads.current) uploads.current.retry(type)
      else if (file) void choose(type, file)
    },
  }
}
