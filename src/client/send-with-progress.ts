import { apiErrorOf } from './api-error.ts'

/**
 * Posts a form and tells how much of it has left, from 0 to 1, which `fetch` does not; reads the JSON answer. Throws an ApiError
 * for a refusal, a TypeError when the network fails.
 */
export function sendWithProgress<T>(path: string, form: FormData, onProgress: (share: number) => void): Promise<T> {
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
