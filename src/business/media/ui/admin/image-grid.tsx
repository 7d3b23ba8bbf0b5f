import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { MoreButton } from '#business/accounts/ui/more-button.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { Field } from '#design/field.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { UsedImage } from '../../media-image.ts'
import { ImageTile } from './image-tile.tsx'
import { mediaQuery } from './media-queries.ts'
import { UploadImages } from './upload-images.tsx'

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]'

type ImageGridProps = {
  readonly onChoose: (image: UsedImage) => void
}

/** The library: found by words, added to, each image a button. */
export function ImageGrid({ onChoose }: ImageGridProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const list = useInfiniteQuery(mediaQuery(q))
  const { data, isError, refetch } = list
  const images = data?.pages.flatMap(({ items }) => items)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field label={text('admin-media.search')} className="min-w-0 flex-1 basis-60">
          <TextInput
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <UploadImages />
      </div>
      {isError && <NotLoaded onRetry={refetch} />}
      {!images && !isError && <GridSkeleton />}
      {images?.length === 0 && (
        <StateBlock
          title={text(q ? 'admin-media.noMatch' : 'admin-media.empty')}
          description={text(q ? 'admin-media.noMatch.text' : 'admin-media.empty.text')}
        />
      )}
      {images && images.length > 0 && (
        <ul className={gridClass}>
          {images.map((image) => (
            <li key={image.id}>
              <ImageTile image={image} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} />
    </div>
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
