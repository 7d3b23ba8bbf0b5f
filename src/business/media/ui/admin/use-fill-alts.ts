import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import type { UsedImage } from '../../media-image.ts'
import type { Alts } from './alt-fields.tsx'
import { mediaPath } from './media-queries.ts'

/** Keeps in the library what was said of an image that it had no words for. What fails is not missed: it is asked for again. */
export function useFillAlts(): (image: UsedImage, said: Alts) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ id, missing }: { id: string; missing: Partial<Alts> }) =>
      sendJson('PATCH', `${mediaPath}/${id}`, missing),
    onSuccess: () => client.invalidateQueries({ queryKey: [mediaPath] }),
  })
  return (image, said) => {
    const missing = {
      ...(!image.alt && said.alt && { alt: said.alt }),
      ...(!image.altEn && said.altEn && { altEn: said.altEn }),
    }
    if (Object.keys(missing).length > 0) mutate({ id: image.id, missing })
  }
}
