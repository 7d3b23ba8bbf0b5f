import { useEffect, useState, type InputEvent } from 'react'
import { errorOf } from './field-errors.ts'
import { showFirstFault } from './show-first-fault.ts'

/** Brings the first wrong field to the focus and into sight each time that something is refused. */
export function useShownFault(refusal: unknown): void {
  useEffect(() => {
    if (refusal) showFirstFault()
  }, [refusal])
}

/**
 * What a refused call says of the fields of a form, of each until somebody answers it: `onInput` is the form's. The first of them has
 * the focus, in sight, each time that a call is refused.
 */
export function useFaults(error: unknown) {
  const [answered, setAnswered] = useState<{ readonly error: unknown; readonly names: readonly string[] }>()
  const isAnswered = (name: string) => answered?.error === error && answered?.names.includes(name)
  const forget = (name: string) =>
    setAnswered((before) => ({ error, names: [...((before?.error === error && before?.names) || []), name] }))
  useShownFault(error)
  return {
    /** `path`: as the call names it; its last part is the field's name. */
    faultOf: (path: string) => (isAnswered(path.split('.').at(-1) ?? path) ? undefined : errorOf(error, path)),
    onInput: ({ target }: InputEvent<HTMLFormElement>) => error && forget((target as HTMLInputElement).name),
    /** Of a field that another one has answered. */
    forget,
  }
}
