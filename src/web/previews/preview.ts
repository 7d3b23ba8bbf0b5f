/** What a chat or a feed shows of a page. Texts are as people wrote them; '' where there is none. */
export type Preview = {
  /** What kind of thing it is, above the title. */
  readonly kind: string
  readonly title: string
  /** What stands under the title. */
  readonly detail: string
  /** What stands out at the foot, a price. */
  readonly offer: string
  /** What is said beside it. */
  readonly note: string
  /** The name of a drawing of ours, without its ending; null where there is none. */
  readonly drawing: string | null
}

/** The name of our own drawing at an address; null for a picture from elsewhere, which has no place in one of ours. */
export function drawingOf(address: string | null): string | null {
  return /^\/pictures\/([a-z0-9-]{1,80})\.svg$/.exec(address ?? '')?.[1] ?? null
}
