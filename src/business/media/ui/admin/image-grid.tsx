import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { EmptyList } from '#design/admin/empty-list.tsx'
import { ScreenAction } from '#design/admin/screen-action.tsx'
import { SearchField } from '#design/admin/search-field.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { languageInSentence } from '#i18n/format.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { useText } from '#i18n/text-context.tsx'
import type { AddedImage, UsedImage } from '../../media-image.ts'
import { mediaQuery, mediaPath, useImageUpload } from './media-queries.ts'
import { Badge } from '#design/badge.tsx'
import { atWidth } from '../../image-address.ts'
import { reasonOf } from '#design/form/field-errors.ts'
import { Banner } from '#design/banner.tsx'
import { toast } from '#design/toast.ts'
import { FileButton } from '#design/admin/file-button.tsx'
import { imageTypes, imageIssue } from '../../image-type.ts'
import { UploadProgress } from './media-words.tsx'
import { contentField, contentLanguages } from '#kernel/language.ts'

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'

type ImageGridProps = {
  /** It is the whole screen: what adds to it stands where that of every screen does. */
  readonly isScreen?: boolean
  readonly onChoose: (image: UsedImage) => void
}

/** The library: found by words, added to, each image a button. */
export function ImageGrid({ isScreen = false, onChoose }: ImageGridProps) {
  const text = useText()
  const [q, setQ] = useState('')
  const list = useInfiniteQuery(mediaQuery(q))
  const { data, isLoadingError, refetch } = list
  const images = data?.pages.flatMap(({ items }) => items)
  const isEmpty = images?.length === 0 && q === ''
  const uploads = useUploads()
  // One and the same, however the list comes: files that are being chosen are those of its field.
  const add = (
    <FileButton
      types={imageTypes}
      label={text('admin-media.add')}
      isPrimary={isScreen || isEmpty}
      multiple
      disabled={uploads.sent.length > 0}
      onChoose={(files) => void uploads.sendAll(files)}
    />
  )
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap justify-between gap-3 empty:hidden">
        {!isEmpty && (
          <SearchField
            label={text('admin-media.search')}
            hint={text('admin-media.search.hint')}
            asked={q}
            onAsk={setQ}
            className="flex-1 basis-40"
          />
        )}
        {isScreen ? <ScreenAction>{add}</ScreenAction> : add}
      </div>
      <UploadState uploads={uploads} />
      {uploads.known.length > 0 && (
        <Banner
          tone="info"
          title={text('admin-media.known', { count: uploads.known.length })}
          closeLabel={text('shell.toast.close')}
          onClose={uploads.forget}
        >
          <ImageTiles images={uploads.known} onChoose={onChoose} />
        </Banner>
      )}
      {isLoadingError && <NotLoaded onRetry={refetch} />}
      {!images && !isLoadingError && <GridSkeleton />}
      {isEmpty && (
        <EmptyList icon="picture" title={text('admin-media.empty')} description={text('admin-media.empty.text')} />
      )}
      {images?.length === 0 && q && (
        <EmptyList
          icon="search"
          title={text('admin-media.noMatch')}
          description={text('admin-media.noMatch.text')}
          action={
            <Button tone="secondary" onClick={() => setQ('')}>
              {text('admin-media.showAll')}
            </Button>
          }
        />
      )}
      {images && images.length > 0 && <ImageTiles images={images} onChoose={onChoose} />}
      <MoreButton list={list} />
    </div>
  )
}

type ImageTilesProps = Pick<ImageGridProps, 'onChoose'> & { readonly images: readonly UsedImage[] }

function ImageTiles({ images, onChoose }: ImageTilesProps) {
  return (
    <ul className={gridClass}>
      {images.map((image) => (
        <li key={image.id}>
          <ImageTile image={image} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  )
}

function GridSkeleton() {
  return (
    <div className={gridClass}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="aspect-square" />
      ))}
    </div>
  )
}

type ImageTileProps = { readonly image: UsedImage; readonly onChoose: (image: UsedImage) => void }

/** An image of the library, small: what it is called, and whether words or places are missing. */
function ImageTile({ image, onChoose }: ImageTileProps) {
  const text = useText()
  const { imageUrl, name, focalX, focalY, places } = image
  const said = inLanguage(image, 'alt', text.language)
  const missing = contentLanguages.filter((language) => !image[contentField('alt', language)])
  const [first, another] = missing
  return (
    <button
      type="button"
      onClick={() => onChoose(image)}
      className="grid w-full overflow-hidden rounded-card border border-line bg-white text-left hover:border-ink"
    >
      <img
        src={atWidth(imageUrl, 320)}
        alt={said}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${focalX}% ${focalY}%` }}
        className="aspect-4/3 w-full bg-sand-2 object-cover"
      />
      <span className="grid gap-1.5 p-3">
        <span className="truncate text-sm font-semibold">{name}</span>
        <span className="flex flex-wrap gap-1.5">
          <Badge>{text('admin-media.uses', { count: places.length })}</Badge>
          {first && (
            <Badge tone="sun">
              {another
                ? text('admin-media.alt.missing')
                : text('admin-media.alt.missing.in', { language: languageInSentence(first, text.language) })}
            </Badge>
          )}
        </span>
      </span>
    </button>
  )
}

type Refused = { readonly name: string; readonly reason: string }

const states = { waiting: 'neutral', sending: 'sun', added: 'leaf', known: 'blue', refused: 'clay' } as const
/** Two files may have one name: each is known by its place. */
type Sent = { readonly at: number; readonly name: string; readonly state: keyof typeof states }

/** Adds images to the library, several at once: they travel one after the other, and those that are refused are named. */
function useUploads() {
  const text = useText()
  const { sendAsync, share } = useImageUpload<AddedImage>(mediaPath, 'image')
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [known, setKnown] = useState<readonly AddedImage[]>([])
  const [sent, setSent] = useState<readonly Sent[]>([])
  /** Sends one; answers the image, or why it was not taken. What is too large does not travel. */
  const outcomeOf = async (file: File): Promise<AddedImage | string> => {
    const issue = imageIssue(file)
    if (issue) return text(`admin-media.error.${issue}`)
    try {
      return await sendAsync(file)
    } catch (error) {
      return reasonOf(error, text('admin-media.uploadFailed'))
    }
  }
  const sendAll = async (files: readonly File[]) => {
    const faults: Refused[] = []
    let added = 0
    const there = new Map<string, AddedImage>()
    const mark = (at: number, state: Sent['state']) =>
      setSent((now) => now.map((one) => (one.at === at ? { ...one, state } : one)))
    setSent(files.map(({ name }, at) => ({ at, name, state: 'waiting' })))
    for (const [at, file] of files.entries()) {
      mark(at, 'sending')
      const outcome = await outcomeOf(file)
      if (typeof outcome === 'string') faults.push({ name: file.name, reason: outcome })
      else if (outcome.wasKnown) there.set(outcome.id, outcome)
      else added += 1
      mark(at, typeof outcome === 'string' ? 'refused' : outcome.wasKnown ? 'known' : 'added')
    }
    setSent([])
    setRefused(faults)
    setKnown([...there.values()])
    const [first] = faults
    if (added > 0) {
      toast({ title: text('admin-media.success'), description: text('admin-media.added', { count: added }) })
    } else if (first) {
      const description = text('admin-media.refused', { name: first.name, reason: first.reason })
      toast({ tone: 'error', title: text('admin-media.uploadFailed'), description })
    }
  }
  const forget = () => {
    setRefused([])
    setKnown([])
  }
  return { sendAll, share, sent, refused, known, forget }
}

type UploadsProps = { readonly uploads: ReturnType<typeof useUploads> }

/** How far the current one is, what became of the others, and which were not taken. */
function UploadState({ uploads: { share, sent, refused, forget } }: UploadsProps) {
  const text = useText()
  return (
    <>
      {sent.length > 0 && (
        <div className="grid gap-3 rounded-card border border-line bg-white p-4">
          {sent.length > 1 && <SentFiles sent={sent} />}
          <UploadProgress share={share} />
        </div>
      )}
      {refused.length > 0 && (
        <Banner
          tone="error"
          title={text('admin-media.uploadFailed')}
          closeLabel={text('shell.toast.close')}
          onClose={forget}
        >
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name} className="wrap-anywhere">
                {text('admin-media.refused', { name, reason })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}

/** Several that leave one after the other: which it is now, and the state of each. */
function SentFiles({ sent }: { readonly sent: readonly Sent[] }) {
  const text = useText()
  const number = sent.findIndex(({ state }) => state === 'sending') + 1
  return (
    <>
      <p className="font-semibold tabular-nums">
        {text('admin-media.sent', { number: number || sent.length, count: sent.length })}
      </p>
      <ul className="grid gap-2">
        {sent.map(({ at, name, state }) => (
          <li key={at} className="flex items-center justify-between gap-3">
            <span className="truncate text-sm">{name}</span>
            <Badge tone={states[state]}>{text(`admin-media.sent.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </>
  )
}
