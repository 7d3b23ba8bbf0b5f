import type { PointerEvent } from 'react'
import { SliderField } from '#design/slider-field.tsx'
import { useText } from '#i18n/text-context.tsx'
import { atWidth } from '../../image-address.ts'
import type { MediaImage } from '../../media-image.ts'

/** A point of an image, in percent from the left and from the top. */
export type Focus = { readonly focalX: number; readonly focalY: number }

type FocalPointProps = {
  readonly image: Pick<MediaImage, 'imageUrl' | 'width' | 'height'>
  readonly value: Focus
  readonly onChange: (value: Focus) => void
}

const range = { min: 0, max: 100, unit: '%' }

/** Sets the point that stays in view where an image is cut: by a press on the image, or by two sliders; and shows the cuts. */
export function FocalPoint({ image: { imageUrl, width, height }, value, onChange }: FocalPointProps) {
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
          className="max-h-[45dvh] w-auto cursor-crosshair touch-manipulation bg-sand-2"
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
        {['aspect-video', 'aspect-4/3', 'aspect-square'].map((shape) => (
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
