import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { UsedImage } from '../../media-image.ts'
import { AltFields, type Alts } from './alt-fields.tsx'
import { ImageGrid } from './image-grid.tsx'
import { MediaWords } from './media-words.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import { mediaPath } from './media-queries.ts'

export type PickedImage = { readonly url: string } & Alts

export type ImagePickerProps = {
  readonly onPick: (image: PickedImage) => void
  readonly onClose: () => void
  /** Where the image is not read out by itself: its alternative texts are not asked for. */
  readonly withoutWords?: boolean
}

/**
 * A dialog that gives an image of the library, found there or sent now, with its alternative texts: by one press where it has
 * them. Those that the library lacks are asked for, and kept there too. Closes itself once one is picked. Brings its own words.
 */
export function ImagePicker(props: ImagePickerProps) {
  return (
    <MediaWords>
      <Picker {...props} />
    </MediaWords>
  )
}

function Picker({ onPick, onClose, withoutWords = false }: ImagePickerProps) {
  const text = useText()
  const { fillAlts, saidOf } = useFillAlts()
  const [chosen, setChosen] = useState<UsedImage | null>(null)
  const [written, setAlts] = useState<Alts>({ alt: '', altEn: '' })
  const pick = (image: UsedImage, said: Alts) => {
    if (!withoutWords) fillAlts(image, said)
    onPick({ url: image.imageUrl, ...said })
    onClose()
  }
  const choose = (image: UsedImage) => {
    const said = saidOf(image)
    const alts = { alt: image.alt || said.alt, altEn: image.altEn || said.altEn }
    if (withoutWords || (alts.alt && alts.altEn)) return pick(image, alts)
    setChosen(image)
    setAlts(alts)
    return undefined
  }
  const isDescribing = chosen !== null && !withoutWords
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(isDescribing ? 'admin-media.describe' : 'admin-media.pick')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={960}
      footer={
        isDescribing && (
          <>
            <Button tone="secondary" icon="arrow-left" onClick={() => setChosen(null)}>
              {text('admin-media.back')}
            </Button>
            <Button onClick={() => pick(chosen, written)}>{text('admin-media.use')}</Button>
          </>
        )
      }
    >
      {isDescribing ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <img
            src={chosen.imageUrl}
            alt=""
            width={chosen.width}
            height={chosen.height}
            className="max-h-[40dvh] w-full rounded-control bg-sand-2 object-contain"
          />
          <AltFields value={written} onChange={setAlts} />
        </div>
      ) : (
        <ImageGrid onChoose={choose} />
      )}
    </Dialog>
  )
}

/**
 * Keeps in the library what was said of an image that it had no words for. What fails is not missed: it is asked for again.
 * `saidOf` knows it from then on: the list may have been read before the library had it.
 */
function useFillAlts() {
  const client = useQueryClient()
  const saidKey = (image: UsedImage) => [`${mediaPath}/${image.id}`, 'said']
  const { mutate } = useMutation({
    mutationFn: ({ id, missing }: { id: string; missing: Partial<Alts> }) =>
      sendJson('PATCH', `${mediaPath}/${id}`, missing),
    onSuccess: () => client.invalidateQueries({ queryKey: [mediaPath] }),
  })
  const saidOf = (image: UsedImage): Alts => client.getQueryData(saidKey(image)) ?? { alt: '', altEn: '' }
  const fillAlts = (image: UsedImage, said: Alts) => {
    const missing = {
      ...(!image.alt && said.alt && { alt: said.alt }),
      ...(!image.altEn && said.altEn && { altEn: said.altEn }),
    }
    if (Object.keys(missing).length === 0) return
    client.setQueryData(saidKey(image), said)
    mutate({ id: image.id, missing })
  }
  return { fillAlts, saidOf }
}
