import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from './api-error.ts'
import { sendJson } from './send.ts'

/** An answer to a calculation; with the moment of its prices (ISO) where this device worked it out, having no network. */
export type Calculated<T> = T & { readonly pricesOf?: string }

/** A calculation: where the server does it, and the part of the app that does it on this device. */
export type Calculation<Body, T> = {
  readonly path: string
  readonly onDevice: (body: Body) => Promise<Calculated<T>>
}

/** How long the server is waited for where the device may answer. */
const patienceMs = 10_000

/** Asks the server for a calculation; where the network fails, this device, if it keeps what that takes. */
export async function calculate<Body extends object, T extends object>(
  { path, onDevice }: Calculation<Body, T>,
  body: Body,
  given?: AbortSignal,
): Promise<Calculated<T>> {
  const isKept = Boolean(navigator.serviceWorker?.controller)
  const signals = [...(given ? [given] : []), ...(isKept ? [AbortSignal.timeout(patienceMs)] : [])]
  try {
    return await sendJson<T>('POST', path, body, { signal: AbortSignal.any(signals) })
  } catch (error) {
    if (!isKept || given?.aborted || isRefusal(error)) throw error
    return onDevice(body).catch(() => Promise.reject(error))
  }
}

/** The same request is calculated once, so the back button shows it at once; what the device answered is asked again when it is shown again. */
export const calculated = <Body extends object, T extends object>(
  name: string,
  body: Body,
  calculation: Calculation<Body, T>,
) =>
  queryOptions<Calculated<T>>({
    queryKey: [name, body],
    staleTime: ({ state }) => (state.data?.pricesOf ? 0 : Number.POSITIVE_INFINITY),
    queryFn: ({ signal }) => calculate(calculation, body, signal),
  })
