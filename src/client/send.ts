import { apiErrorOf } from './api-error.ts'

type SendOptions = {
  /** One key per filled form: a repeated submit is then the same submit. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** Sends JSON and reads the JSON answer. Throws an ApiError for a refusal, a TypeError when the network fails. */
export async function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
  { idempotencyKey, signal }: SendOptions = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
  if (!response.ok) throw await apiErrorOf(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}
