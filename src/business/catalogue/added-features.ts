/** Whether what the sheet of a product says of its type, in any language, is of something that is plugged in. */
export const isPortableType = (words: string): boolean => /\bportable\b/i.test(words)

/** The messages of what a page adds to the features of every product: what comes with all that we sell, and how it can be paid. */
export function addedFeatures({ isPortable, isFinanced }: { isPortable: boolean; isFinanced: boolean }) {
  return [
    // What is plugged in is not installed.
    ...(isPortable ? [] : (['catalogue.detail.feature.installation'] as const)),
    'catalogue.detail.feature.warranty' as const,
    ...(isFinanced ? (['catalogue.detail.feature.instalments'] as const) : []),
  ]
}
