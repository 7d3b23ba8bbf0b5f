/** What a drawing asks of a typeface: sizes and lengths in px. */
export type Lettering = {
  /** The text as it can be set: what the typeface lacks is replaced or left out. */
  readonly settable: (text: string) => string
  readonly widthOf: (text: string, size: number) => number
  /** SVG path data from `x` on the baseline `y`. */
  readonly outline: (text: string, size: number, x: number, y: number) => string
}
