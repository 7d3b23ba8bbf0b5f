import { useState, type PointerEvent } from 'react'
import { CompareVersions } from '#design/form/compare-versions.tsx'
import { errorOf, reasonOf, staleRecord } from '#design/form/field-errors.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { contentField, contentLanguages } from '#kernel/language.ts'
import { useText } from '#i18n/text-context.tsx'
import type { MediaImage, MediaPage, UsedImage, Place } from '../../media-image.ts'
import { AltFields, type Alts } from './alt-fields.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api-error.ts'
import { sendJson } from '#client/send.ts'
import { toast } from '#design/toast.ts'
import { mediaPath } from './media-queries.ts'
import { showNearest } from '#design/show-nearest.ts'
import { SliderField } from '#design/slider-field.tsx'
import { atWidth } from '../../image-address.ts'

type ImageDialogProps = { readonly image: UsedImage; readonly onClose: () => void }

const draftOf = ({ alt, altEn, focalX, focalY }: MediaImage): ImageDraft => ({ alt, altEn, focalX, focalY })

/** Says what an image shows and where its subject is, tells where it is shown, and removes it. */
export function ImageDialog({ image, onClose }: ImageDialogProps) {
  const text = useText()
  const [draft, setDraft] = useState(draftOf(image))
  const [known, setKnown] = useState<MediaImage>(image)
  const [isRemoving, setRemoving] = useState(false)
  const { save, find, remove, isBusy } = useImageChanges(image, onClose)
  const current = staleRecord<MediaImage>(save.error)
  const places = find.data ?? image.places
  const refusedFor = find.data?.length ? find.data : placesIn(remove.error)
  const change = (part: Partial<ImageDraft>) => setDraft({ ...draft, ...part })
  const { name, width, height } = image
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
          <Button
            tone="removal"
            disabled={isBusy}
            onClick={() => find.mutate(undefined, { onSuccess: (shown) => setRemoving(shown.length === 0) })}
            className="sm:mr-auto"
          >
            {text('admin-media.delete')}
          </Button>
          <Button tone="secondary" onClick={onClose} className="max-sm:hidden">
            {text('admin.cancel')}
          </Button>
          <Button loading={save.isPending} onClick={() => save.mutate({ ...draft, updatedAt: known.updatedAt })}>
            {text('admin.save')}
          </Button>
        </>
      }
    >
      {refusedFor.length > 0 && (
        // On a phone what is pressed stands below.
        <div ref={showNearest} className="mb-5">
          <Banner tone="error" title={text('admin-media.error.in_use')}>
            <Places places={refusedFor} />
          </Banner>
        </div>
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
    ...contentLanguages.map((language) => {
      const field = contentField('alt', language)
      return { label: text(`admin-media.alt.${language}`), mine: mine[field], theirs: theirs[field] }
    }),
    { label: text('admin-media.focus'), mine: focus(mine), theirs: focus(theirs) },
  ]
}

const wordsOf: Readonly<Record<string, MessageKey>> = {
  post: 'admin-media.place.post',
  product: 'admin-media.place.product',
  solution: 'admin-media.place.solution',
  settings: 'admin-media.place.settings',
  bin: 'admin-media.place.bin',
}

const groupWords: Readonly<Record<string, MessageKey>> = {
  company: 'admin-settings.group.company',
  team: 'admin-settings.group.team',
  partners: 'admin-settings.group.partners',
  photographs: 'admin-settings.group.photographs',
  warranty: 'admin-settings.group.warranty',
  terms: 'admin-settings.group.terms',
  privacy: 'admin-settings.group.privacy',
  accessibility: 'admin-settings.group.accessibility',
}

/** Everything that shows an image, by what people call it. */
function Places({ places }: { places: readonly Place[] }) {
  const text = useText()
  return (
    <ul className="grid gap-1">
      {places.map(({ kind, recordId, label }, at) => {
        const words = wordsOf[kind]
        const group = kind === 'settings' ? groupWords[recordId] : undefined
        const called = group ? text(group) : label || recordId || text('admin-media.place.hidden')
        return (
          <li key={`${kind} ${recordId || at}`} className="wrap-anywhere">
            {words ? text(words, { label: called }) : called}
          </li>
        )
      })}
    </ul>
  )
}

/** What can be changed of an image. */
type ImageDraft = Alts & Focus

/** Saves and removes an image of the library, and tells how it went; `onDone` once nothing is left to do. */
function useImageChanges({ id }: Pick<MediaImage, 'id'>, onDone: () => void) {
  const text = useText()
  const client = useQueryClient()
  const path = `${mediaPath}/${id}`
  const finish = async (description: string) => {
    toast({ title: text('admin-media.success'), description })
    onDone()
    await client.invalidateQueries({ queryKey: [mediaPath] })
  }
  const fail = (error: unknown, otherwise: string) =>
    toast({ tone: 'error', title: text('admin-media.failure'), description: reasonOf(error, otherwise) })

  const save = useMutation({
    mutationFn: (change: ImageDraft & Pick<MediaImage, 'updatedAt'>) => sendJson<MediaImage>('PATCH', path, change),
    onSuccess: () => finish(text('admin-media.saved')),
    onError: (error) => staleRecord(error) || fail(error, text('admin-media.saveFailed')),
  })
  /** What shows it now: what is shown is not asked to be removed. */
  const find = useMutation({
    mutationFn: async () => {
      const found = await client.query<MediaPage>({ queryKey: [`${mediaPath}?ids=${id}`], staleTime: 0 })
      return found.items[0]?.places ?? []
    },
    onError: (error) => fail(error, text('admin-media.deleteFailed')),
  })
  const remove = useMutation({
    mutationFn: () => sendJson('DELETE', path, {}),
    onSuccess: () => finish(text('admin-media.deleted')),
    onError: (error) => placesIn(error).length > 0 || fail(error, text('admin-media.deleteFailed')),
  })
  return { save, find, remove, isBusy: save.isPending || find.isPending || remove.isPending }
}

/** What still shows an image that was not removed because of it. */
function placesIn(error: unknown): readonly Place[] {
  const problem = error instanceof ApiError ? error.problem : null
  return (problem as { places?: readonly Place[] } | null)?.places ?? []
}

/** A point of an image, in percent from the left and from the top. */
type Focus = { readonly focalX: number; readonly focalY: number }

type FocalPointProps = {
  readonly image: Pick<MediaImage, 'imageUrl' | 'width' | 'height'>
  readonly value: Focus
  readonly onChange: (value: Focus) => void
}

const range = { min: 0, max: 100, unit: '%' }

/** Sets the point that stays in view where an image is cut: by a press on the image, or by two sliders; and shows the cuts. */
function FocalPoint({ image: { imageUrl, width, height }, value, onChange }: FocalPointProps) {
  const text = useText()
  const { focalX, focalY } = value
  const press = ({ nativeEvent: { offsetX, offsetY }, currentTarget: { clientWidth, clientHeight } }: PointerEvent) =>
    onChange({ focalX: percent(offsetX, clientWidth), focalY: percent(offsetY, clientHeight) })
  return (
    <div role="group" aria-label={text('admin-media.focus')} className="grid content-start gap-3">
      <p className="text-sm text-muted">{text('admin-media.focus.hint')}</p>
      <div className="relative justify-self-center overflow-hidden rounded-control">
        <img
          src={atWidth(imageUrl, 960)}
          alt=""
          width={width}
          height={height}
          onPointerDown={press}
          className="max-h-[36dvh] w-auto cursor-crosshair touch-manipulation bg-sand-2"
        />
        <span
          aria-hidden
          style={{ left: `${focalX}%`, top: `${focalY}%` }}
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white bg-sun/60 outline-2 outline-ink"
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <SliderField
          label={text('admin-media.focus.x')}
          {...range}
          value={focalX}
          onChange={(x) => onChange({ ...value, focalX: x })}
        />
        <SliderField
          label={text('admin-media.focus.y')}
          {...range}
          value={focalY}
          onChange={(y) => onChange({ ...value, focalY: y })}
        />
      </div>
      <div aria-hidden className="flex gap-2">
        {['aspect-16/9', 'aspect-4/3', 'aspect-square'].map((shape) => (
          <img
            key={shape}
            src={atWidth(imageUrl, 320)}
            alt=""
            style={{ objectPosition: `${focalX}% ${focalY}%` }}
            className={`h-16 rounded-control object-cover ${shape}`}
          />
        ))}
      </div>
    </div>
  )
}

const percent = (at: number, of: number) => Math.min(100, Math.max(0, Math.round((100 * at) / of)))
