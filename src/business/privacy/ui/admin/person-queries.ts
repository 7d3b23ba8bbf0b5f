import { apiErrorOf } from '#client/api-error.ts'
import type { PersonRequest } from '../../person-request.ts'

/** Where people are looked for; whom is in the body. */
export const privacyPath = '/api/admin/people'

/** Has the browser keep everything about a person as a file. Throws an ApiError. */
export async function saveArchive(person: PersonRequest): Promise<void> {
  const response = await fetch(`${privacyPath}/export`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!response.ok) throw await apiErrorOf(response)
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'person.zip'
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
