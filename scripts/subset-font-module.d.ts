/** The part of `subset-font` that is used; the package carries no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
