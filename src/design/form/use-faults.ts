import { useState, type InputEvent } from 'react'
import { errorOf } from './field-errors.ts'

/** What a refused call says of the fields of a form, of each until somebody answers it: `onInput` is the form's. */
export function useFaults(error: unknown) {
  const [answered, setAnswered] = useState<{ readonly error: unknown; readonly names: readonly string[] }>()
  const isAnswered = (name: string) => answered?.error === error && answered?.names.includes(name)
  const forget = (name: string) =>
    setAnswered((before) => ({ error, names: [...((before?.error === error && before?.names) || []), name] }))
  return {
    /** `path`: as the call names it; its last part is the field's name. */
    faultOf: (path: string) => (isAnswered(path.split('.').at(-1) ?? path) ? undefined : errorOf(error, path)),
    onInput: ({ target }: InputEvent<HTMLFormElement>) => error && forget((target as HTMLInputElement).name),
    /** Of a field that another one has answered. */
    forget,
  }
}
