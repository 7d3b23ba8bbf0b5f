import { createContext, useContext } from 'react'
import { queryOptions } from '@tanstack/react-query'
import type { SettingRecord } from '../../../settings/setting-record.ts'

/** What the parts of a form read and change of its value. */
export type SettingsFormState = {
  readonly value: unknown
  readonly change: (path: string, value: unknown) => void
  /** Somebody has been at a path: what is wrong there may be told. */
  readonly leave: (path: string) => void
  /** What is wrong at a path or, of a list of texts, anywhere in it, in words. */
  readonly errorAt: (path: string) => string | undefined
}

const SettingsFormContext = createContext<SettingsFormState | null>(null)

export const SettingsFormProvider = SettingsFormContext.Provider

/** The form that a part stands in. */
export function useSettingsForm(): SettingsFormState {
  const form = useContext(SettingsFormContext)
  if (!form) throw new Error('useSettingsForm outside of SettingsFormProvider')
  return form
}

/** Every group of settings. */
export const settingsQuery = () => queryOptions<SettingRecord[]>({ queryKey: ['/api/admin/settings'] })
