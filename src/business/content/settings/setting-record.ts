import type { SettingGroup, Settings } from './setting-groups.ts'

/** A group of settings as those who manage them see it. */
export type SettingRecord<Group extends SettingGroup = SettingGroup> = {
  readonly group: Group
  readonly value: Settings[Group]
  /** What comes with the site. */
  readonly defaultValue: Settings[Group]
  readonly isDefault: boolean
  /** What comes with the site is 1; every change is one more. */
  readonly version: number
  /** ISO 8601; null: never changed. */
  readonly updatedAt: string | null
}
