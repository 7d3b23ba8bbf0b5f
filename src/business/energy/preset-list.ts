import * as z from 'zod/mini'
import { momentField } from '#kernel/calendar-date.ts'
import { choice, line } from '#kernel/form-fields.ts'
import { usageSchema } from './audit-request.ts'
import { segments } from './segment.ts'

export const mostPresets = 40
/** Of one preset. */
export const mostPresetLines = 60
const longestName = 60

/** A kind of place as staff edit it. */
const editedPresetSchema = z.object({
  key: z.string('not_a_text').check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_format'), z.maxLength(60, 'too_long')),
  segment: choice(segments),
  name: line(1, longestName),
  nameEn: line(1, longestName),
  isHidden: z.boolean('not_a_boolean'),
  lines: z.array(usageSchema).check(z.minLength(1, 'too_few'), z.maxLength(mostPresetLines, 'too_many')),
})
export type EditedPreset = z.infer<typeof editedPresetSchema>

/** What staff make of the kinds of place: all of them, in their order. At least one is shown, each stands there once. */
export const presetListSchema = z.object({
  presets: z
    .array(editedPresetSchema)
    .check(z.minLength(1, 'too_few'), z.maxLength(mostPresets, 'too_many'))
    .check(({ value, issues }) => {
      for (const [index, preset] of value.entries()) {
        const say = (path: (string | number)[], message: string) =>
          issues.push({ code: 'custom', message, path: [index, ...path], input: value })
        if (value.findIndex(({ key }) => key === preset.key) < index) say(['key'], 'not_unique')
        const ids = preset.lines.map(({ applianceId }) => applianceId)
        for (const [at, id] of ids.entries()) if (ids.indexOf(id) < at) say(['lines', at, 'applianceId'], 'not_unique')
      }
    }),
  updatedAt: z.optional(z.nullable(z.string('not_a_text'))),
})

/** The kinds of place as the back office reads them. */
export const arrangedPresetsSchema = z.object({
  presets: z.readonly(z.array(editedPresetSchema)),
  builtIn: z.readonly(z.array(editedPresetSchema)).check(z.describe('What came with the site, to go back to.')),
  updatedAt: z
    .nullable(momentField())
    .check(z.describe('When staff last changed them; null for those that came with the site.')),
})
export type PresetList = Readonly<z.infer<typeof arrangedPresetsSchema>>
