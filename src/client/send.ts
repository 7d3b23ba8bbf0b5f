import { apiErrorOf } from './api-error.ts'

type SendOptions = {
  /** One key per filled form: a repeated submit is then the same submit. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** Sends JSON and reads the JSON answer. Throws an ApiError for a refusal, a TypeError when the network fails. */
export function sendJson<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body: unknown,
  options?: SendOptions,
): Promise<T> {
  return send(path, { method, body: JSON.stringify(body) }, { 'content-type': 'application/json' }, options)
}

/** Posts a form, files included, and reads the JSON answer. Throws what {@link sendJson} throws. */
export function sendForm<T>(path: string, form: FormData, options?: SendOptions): Promise<T> {
  return send(path, { method: 'POST', body: form }, {}, options)
}

async function send<T>(
  path: string,
  init: { method: string; body: BodyInit },
  headers: Readonly<Record<string, string>>,
  { idempotencyKey, signal }: SendOptions = {},
): Promise<T> {
  const response = await fetch(path, {
    ...init,
    credentials: 'include',
    headers: { ...headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    ...(signal && { signal }),
  })
  if (!response.ok) throw await apiErrorOf(response)
  return (response.status === 204 ? undefined : await response.json()) as T
}
