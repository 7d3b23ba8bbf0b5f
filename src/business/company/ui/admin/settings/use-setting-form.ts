import { useState } from 'react'
import { ApiError } from '#client/api-error.ts'
import type { Text } from '#i18n/text.ts'
import { parseSetting } from '../../../settings/parse-setting.ts'
import type { SettingGroup } from '../../../settings/setting-groups.ts'
import { settingFieldWords } from './field-words.ts'
import type { SettingsFormState } from './settings-form-context.ts'
import { withValueAt } from './value-path.ts'

export type SettingForm = SettingsFormState & {
  readonly isChanged: boolean
  /** How many fields are wrong. */
  readonly faults: number
  /** Tells everything that is wrong from now on. */
  readonly showAll: () => void
  /** Begins anew from another value. */
  readonly reset: (value: unknown) => void
}

/**
 * The value of a group while it is edited, and what is wrong with it: at once by the schema that the server reads it with, for
 * fields that were left; and by the answer of the server.
 */
export function useSettingForm(group: SettingGroup, initial: unknown, refusal: unknown, text: Text): SettingForm {
  const [base, setBase] = useState(initial)
  const [value, setValue] = useState(initial)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [showsAll, setShowsAll] = useState(false)
  const parsed = parseSetting(group, value)
  const found = parsed.ok ? [] : (parsed.problem.errors ?? [])
  const told = (refusal instanceof ApiError && refusal.problem?.errors) || []
  const under = (path: string) => (path === '' ? group : `${group}.${path}`)

  const errorAt = (path: string) => {
    const at = under(path)
    const own = found.find((error) => error.path === at || isLine(error.path, at))
    if (own && (showsAll || left.has(path))) return text(settingFieldWords(own))
    return told.find((error) => error.path === at)?.message
  }
  return {
    value,
    change: (path, changed) => setValue((was: unknown) => withValueAt(was, path, changed)),
    leave: (path) => setLeft((was) => new Set([...was, path])),
    errorAt,
    isChanged: JSON.stringify(value) !== JSON.stringify(base),
    faults: found.length,
    showAll: () => setShowsAll(true),
    reset: (changed) => {
      setBase(changed)
      setValue(changed)
      setLeft(new Set())
      setShowsAll(false)
    },
  }
}

/** A text of a list that is one field. */
function isLine(path: string, list: string): boolean {
  return path.startsWith(`${list}.`) && /^\d+$/.test(path.slice(list.length + 1))
}
