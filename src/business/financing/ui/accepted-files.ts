import { extensionsOf, fileKinds, mediaTypeOf } from '#kernel/file-kind.ts'

/** What a file picker offers: every kind, by type and by ending. Pictures among them make phones offer the camera. */
export const acceptedFiles = fileKinds
  .map((kind) => [mediaTypeOf[kind], ...extensionsOf[kind].map((extension) => `.${extension}`)].join())
  .join()
