import { Picture } from './picture.tsx'
import { Icon } from '#design/icon.tsx'

const emblem = '/pictures/emblem.svg'

type ContentPictureProps = {
  src: string | null
  /** The first picture of a page is fetched at once, the others when they come near. */
  eager?: boolean
  /** True where it is as wide as half a page or a column of text; else it stands in a card of a grid. */
  large?: boolean
  className?: string
}

/** The picture beside words that say what it shows. Where there is none, or it does not load, the emblem stands. */
export function ContentPicture({ src, eager = false, large = false, className = '' }: ContentPictureProps) {
  const own = src === null || src.startsWith('/pictures/')
  return (
    <Picture
      src={src ?? emblem}
      alt=""
      width={640}
      height={360}
      eager={eager}
      large={large}
      fetchPriority={eager ? 'high' : undefined}
      // Without words of its own, a picture that failed is transparent: no script is needed to stand in for it.
      className={`aspect-16/9 w-full bg-sand-2 bg-cover object-cover ${own ? '' : 'bg-emblem'} ${className}`}
    />
  )
}

/** That a press plays what stands behind. */
export function PlayMark() {
  return (
    <span className="grid size-16 place-items-center rounded-full bg-sun text-ink shadow-card">
      <Icon name="play" className="size-8" />
    </span>
  )
}
