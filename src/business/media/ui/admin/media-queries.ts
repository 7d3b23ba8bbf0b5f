import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { pagesOf } from '#client/pages-of.ts'
import type { MediaPage } from '../../media-image.ts'
import { useState } from 'react'
import { sendWithProgress } from '#client/send-with-progress.ts'

export const mediaPath = '/api/admin/media'

/** The library, page by page, the newest first; `q` finds in names and alternative texts. */
export const mediaQuery = (q: string) => ({
  ...pagesOf<MediaPage>(mediaPath, new URLSearchParams(q && { q })),
  placeholderData: keepPreviousData,
})

/** Sends images to `path`, one at a time, and tells how much of the current one has left (0 to 1; null while none is sent). */
export function useImageUpload<Answer>(path: string, fieldName: string) {
  const client = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const { mutate, mutateAsync, error, reset } = useMutation({
    mutationFn: async (file: File) => {
      setShare(0)
      const form = new FormData()
      form.append(fieldName, file)
      return sendWithProgress<Answer>(path, form, setShare)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [mediaPath] }),
    onSettled: () => setShare(null),
  })
  return { send: mutate, sendAsync: mutateAsync, share, error, reset }
}
