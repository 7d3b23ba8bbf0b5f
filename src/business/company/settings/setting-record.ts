import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { settingGroups, settingValueSchema, type SettingGroup, type Settings } from './setting-groups.ts'

const fault = z.enum(['unreadable', 'unrenderable'])

/** A group of settings as those who manage them see it. */
export const settingRecordSchema = z.object({
  group: z.enum(settingGroups),
  value: settingValueSchema,
  /** What comes with the site. */
  defaultValue: settingValueSchema,
  isDefault: z.boolean(),
  fault: z
    .nullable(fault)
    .check(
      z.describe(
        '`unreadable`: what is stored can’t be read, and `value` is what was last saved, or nothing. `unrenderable`: a legal text that is shown as plain text.',
      ),
    ),
  version: z.int().check(z.describe('What comes with the site is 1; every change is one more.')),
  updatedAt: z.nullable(momentField()).check(z.describe('Null: never changed.')),
})
type Values = 'group' | 'value' | 'defaultValue'
export type SettingRecord<Group extends SettingGroup = SettingGroup> = {
  readonly group: Group
  readonly value: Settings[Group]
  readonly defaultValue: Settings[Group]
} & Readonly<Omit<z.infer<typeof settingRecordSchema>, Values>>

/** A group that the site can't show as it was written. */
export const faultySettingSchema = z.object({ group: z.enum(settingGroups), fault })
export type FaultySetting = Readonly<z.infer<typeof faultySettingSchema>>
