import { useState } from 'react'
import { CompareVersions } from '#business/accounts/ui/compare-versions.tsx'
import { errorOf } from '#business/accounts/ui/field-errors.ts'
import { staleRecord } from '#business/accounts/ui/stale-record.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { MediaImage, UsedImage } from '../../media-image.ts'
import { AltFields } from './alt-fields.tsx'
import { FocalPoint } from './focal-point.tsx'
import { Places } from './places.tsx'
import { placesIn, useImageChanges, type ImageDraft } from './use-image-changes.ts'

type ImageDialogProps = { readonly image: UsedImage; readonly onClose: () => void }

const draftOf = ({ alt, altEn, focalX, focalY }: MediaImage): ImageDraft => ({ alt, altEn, focalX, focalY })

/** Says what an image shows and where its subject is, tells where it is shown, and removes it. */
export function ImageDialog({ image, onClose }: ImageDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState(draftOf(image))
  const [known, setKnown] = useState<MediaImage>(image)
  const [isRemoving, setRemoving] = useState(false)
  const { save, remove, isBusy } = useImageChanges(image, onClose)
  const current = staleRecord<MediaImage>(save.error)
  const refusedFor = placesIn(remove.error)
  const change = (part: Partial<ImageDraft>) => setDraft({ ...draft, ...part })
  const { name, width, height, places } = image
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-media.edit')}
      description={`${name} – ${text('admin-media.size', { width, height })}`}
      closeLabel={text('shell.dialog.close')}
      maxWidth={960}
      footer={
        <>
          <Button tone="danger" disabled={isBusy} onClick={() => setRemoving(true)}>
            {text('admin-media.delete')}
          </Button>
          <Button loading={save.isPending} onClick={() => save.mutate({ ...draft, updatedAt: known.updatedAt })}>
            {text('admin.save')}
          </Button>
        </>
      }
    >
      {refusedFor.length > 0 && (
        <Banner tone="error" title={text('admin-media.error.in_use')} className="mb-5">
          <Places places={refusedFor} />
        </Banner>
      )}
      <div className="grid gap-6 md:grid-cols-2">
        <FocalPoint image={image} value={draft} onChange={change} />
        <div className="grid content-start gap-6">
          <AltFields value={draft} onChange={change} errorOf={(field) => errorOf(save.error, field)} />
          <section>
            <h3 className="mb-2 text-base">{text('admin-media.places')}</h3>
            {places.length > 0 ? <Places places={places} /> : <p>{text('admin-media.places.none')}</p>}
          </section>
        </div>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={text('admin-media.delete.confirm', { name })}
          confirmLabel={text('admin-media.delete')}
          cancelLabel={text('admin.cancel')}
          loading={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onError: () => setRemoving(false) })}
          onCancel={() => setRemoving(false)}
        >
          {text('admin-media.delete.text')}
        </ConfirmDialog>
      )}
      {current && (
        <CompareVersions
          fields={comparedFields(text, draft, current)}
          loading={save.isPending}
          onKeepMine={() => save.mutate({ ...draft, updatedAt: current.updatedAt })}
          onTakeTheirs={() => {
            setKnown(current)
            setDraft(draftOf(current))
            save.reset()
          }}
          onClose={() => save.reset()}
        />
      )}
    </Dialog>
  )
}

function comparedFields(text: ReturnType<typeof useText>, mine: ImageDraft, theirs: ImageDraft) {
  const focus = ({ focalX, focalY }: ImageDraft) => `${focalX} % / ${focalY} %`
  return [
    { label: text('admin-media.alt.fr'), mine: mine.alt, theirs: theirs.alt },
    { label: text('admin-media.alt.en'), mine: mine.altEn, theirs: theirs.altEn },
    { label: text('admin-media.focus'), mine: focus(mine), theirs: focus(theirs) },
  ]
}
