import { keepPreviousData, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { apiErrorOf } from '#client/api-error.ts'
import { pagesOf } from '#client/pages-of.ts'
import { contentField, type ContentLanguage } from '#kernel/language.ts'
import { mostIds, type MediaPage } from '../../media-image.ts'
import { useState } from 'react'

export const mediaPath = '/api/admin/media'

/** The library, page by page, the newest first; `q` finds in names and alternative texts. */
export const mediaQuery = (q: string) => ({
  ...pagesOf<MediaPage>(mediaPath, new URLSearchParams(q && { q })),
  placeholderData: keepPreviousData,
})

/** What the library says of its images in a language, by their ids; '' where it says nothing. */
export async function readAlts(
  client: QueryClient,
  ids: readonly string[],
  language: ContentLanguage,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { pages } = await client.infiniteQuery({
    ...pagesOf<MediaPage>(mediaPath, new URLSearchParams({ ids: ids.slice(0, mostIds).join(',') })),
    pages: ids.length,
  })
  const images = pages.flatMap(({ items }) => items)
  return new Map(images.map((image) => [image.id, image[contentField('alt', language)]]))
}

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

/**
 * Posts a form and tells how much of it has left, from 0 to 1, which `fetch` does not; reads the JSON answer. Throws an ApiError
 * for a refusal, a TypeError when the network fails.
 */
function sendWithProgress<T>(path: string, form: FormData, onProgress: (share: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(new TypeError('the network failed')))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      const type = request.getResponseHeader('content-type') ?? ''
      const response = new Response(responseText, { status, headers: { 'content-type': type } })
      resolve(
        response.ok ? (response.json() as Promise<T>) : apiErrorOf(response).then((error) => Promise.reject(error)),
      )
    })
    request.send(form)
  })
}
