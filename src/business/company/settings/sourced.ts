import { linkField, optionalLine } from './setting-fields.ts'

/** From where a figure is known, and where that can be read. */
export const sourceFields = { source: optionalLine(120), sourceEn: optionalLine(120), sourceUrl: linkField }

/** A figure without a source is not shown. */
export const isSourced = ({ source }: { readonly source: string }): boolean => source !== ''

/** The source of a figure that comes with the site. */
export const sampleSource = {
  source: 'chiffre d’exemple',
  sourceEn: 'sample figure',
  sourceUrl: '',
}
