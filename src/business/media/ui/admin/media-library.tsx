import { useState } from 'react'
import type { UsedImage } from '../../media-image.ts'
import { ImageDialog } from './image-dialog.tsx'
import { ImageGrid } from './image-grid.tsx'

/** The whole library: everything in it can be found, described, and removed where nothing shows it. */
export function MediaLibrary() {
  const [edited, setEdited] = useState<UsedImage | null>(null)
  return (
    <>
      <ImageGrid isScreen onChoose={setEdited} />
      {edited && <ImageDialog key={edited.id} image={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
