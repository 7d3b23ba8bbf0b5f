import type { SettingGroup, Settings } from './setting-groups.ts'

/** A group of settings as those who manage them see it. */
export type SettingRecord<Group extends SettingGroup = SettingGroup> = {
  readonly group: Group
  readonly value: Settings[Group]
  /** What comes with the site. */
  readonly defaultValue: Settings[Group]
  readonly isDefault: boolean
  /**
   * `unreadable`: what is stored can't be read, and `value` is what was last saved, or nothing. `unrenderable`: a legal text
   * that is shown as plain text.
   */
  readonly fault: 'unreadable' | 'unrenderable' | null
  /** What comes with the site is 1; every change is one more. */
  readonly version: number
  /** ISO 8601; null: never changed. */
  readonly updatedAt: string | null
}

/** A group that the site can't show as it was written. */
export type FaultySetting = Pick<SettingRecord, 'group'> & { readonly fault: NonNullable<SettingRecord['fault']> }
