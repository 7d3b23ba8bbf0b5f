import { useState, type InputEvent } from 'react'
import { errorOf } from './field-errors.ts'

/** What a refused call says of the fields of a form, of each until somebody answers it: `onInput` is the form's. */
export function useFaults(error: unknown) {
  const [answered, setAnswered] = useState<{ readonly error: unknown; readonly names: readonly string[] }>()
  const names = answered?.error === error ? answered?.names : undefined
  return {
    /** `path`: as the call names it; its last part is the field's name. */
    faultOf: (path: string) => (names?.includes(path.split('.').at(-1) ?? path) ? undefined : errorOf(error, path)),
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const { name } = target as HTMLInputElement
      if (error && name) setAnswered({ error, names: [...(names ?? []), name] })
    },
  }
}
