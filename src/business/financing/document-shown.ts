const pictures: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])
const shown: ReadonlySet<string> = new Set([...pictures, 'application/pdf'])

/**
 * Whether a browser shows a document of this media type in place, in a sandbox, where no script of it or of the page runs;
 * anything else is kept as a file.
 */
export function isShownInPlace(mediaType: string): boolean {
  return shown.has(mediaType)
}

/** Whether a page can show a document of this media type within itself. */
export function isPicture(mediaType: string): boolean {
  return pictures.has(mediaType)
}
