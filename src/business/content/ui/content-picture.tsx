import { Icon } from '#design/icon.tsx'

const emblem = '/pictures/emblem.svg'

type ContentPictureProps = {
  src: string | null
  /** The first picture of a page is fetched at once, the others when they come near. */
  eager?: boolean
  className?: string
}

/** The picture beside words that say what it shows. Where there is none, or it does not load, the emblem stands. */
export function ContentPicture({ src, eager = false, className = '' }: ContentPictureProps) {
  const own = src === null || src.startsWith('/pictures/')
  return (
    <img
      src={src ?? emblem}
      alt=""
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      // Without words of its own, a picture that failed is transparent: no script is needed to stand in for it.
      style={own ? undefined : { backgroundImage: `url(${emblem})` }}
      className={`aspect-video w-full bg-sand-2 bg-cover object-cover ${className}`}
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
