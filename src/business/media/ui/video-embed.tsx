import { useState } from 'react'
import { Icon } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ContentPicture, PlayMark } from './content-picture.tsx'

type VideoEmbedProps = { videoId: string; title: string; poster: string | null }

/** A video that is fetched from its host when somebody presses it, and not before. */
export function VideoEmbed({ videoId, title, poster }: VideoEmbedProps) {
  const text = useText()
  const [playing, setPlaying] = useState(false)
  return (
    <figure className="print:hidden">
      {playing ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          className="aspect-16/9 w-full rounded-card"
        />
      ) : (
        <button
          type="button"
          aria-label={text('content.video.play', { title })}
          onClick={() => setPlaying(true)}
          className="relative block w-full overflow-hidden rounded-card border border-line"
        >
          <ContentPicture src={poster} large />
          <span className="absolute inset-0 grid place-items-center">
            <PlayMark />
          </span>
        </button>
      )}
      <figcaption className="mt-2 text-sm text-muted">
        {text('content.video.note')}{' '}
        <a
          className="link inline-flex min-h-11 items-center gap-1"
          href={`https://www.youtube.com/watch?v=${videoId}`}
          rel="noopener noreferrer"
        >
          {text('content.video.outside')} <Icon name="external" className="size-4" />
        </a>
      </figcaption>
    </figure>
  )
}
