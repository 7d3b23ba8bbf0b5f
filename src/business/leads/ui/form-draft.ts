import { forgetInSession, keepInSession, recallFromSession } from '#client/session-store.ts'

/** What the controls of a form hold. */
export type FormText = Record<string, string>

/** What was typed into a form, kept until it is sent: over closing its dialog, over a reload. */
export type FormDraft = {
  /** A form without answers. */
  empty(): FormText
  recall(): FormText
  keep(values: FormText): void
  forget(): void
}

/** The draft of the form of that name; what is kept of other fields than these, or is no text, is left out. */
export function formDraft(form: string, fields: readonly string[]): FormDraft {
  const name = `${form} draft`
  const empty = (): FormText => Object.fromEntries(fields.map((field) => [field, '']))
  return {
    empty,
    recall() {
      const kept = recallFromSession(name)
      const values = empty()
      if (typeof kept !== 'object' || kept === null) return values
      for (const [field, value] of Object.entries(kept)) {
        if (fields.includes(field) && typeof value === 'string') values[field] = value
      }
      return values
    },
    keep: (values) => keepInSession(name, values),
    forget: () => forgetInSession(name),
  }
}
