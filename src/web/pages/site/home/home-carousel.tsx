import type { ReactNode } from 'react'
import { Carousel } from '#design/carousel/carousel.tsx'
import { useText } from '#i18n/text-context.tsx'

type HomeCarouselProps = {
  readonly label: string
  readonly intervalMs?: number
  readonly columns: string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** The carousel in the words of the home page. */
export function HomeCarousel({ label, ...rest }: HomeCarouselProps) {
  const text = useText()
  const count = rest.slides.length
  const words = {
    label,
    controls: text('home.carousel.controls', { label }),
    previous: text('home.carousel.previous'),
    next: text('home.carousel.next'),
    pause: text('home.carousel.pause'),
    play: text('home.carousel.play'),
    slide: (number: number) => text('home.carousel.slide', { number, count }),
  }
  return <Carousel words={words} {...rest} />
}
