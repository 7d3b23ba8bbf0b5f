import { expect, test } from 'vitest'
import { auditRequestSchema } from './audit-request.ts'
import { categoriesFor } from './built-in-appliances.ts'
import { presets } from './built-in-presets.ts'

test('every kind of place has a name in both languages', () => {
  expect(presets.map(({ key, segment, name, nameEn }) => [key, segment, name !== '', nameEn !== ''].join(' '))).toEqual(
    [
      'studio residential true true',
      'family-home residential true true',
      'shop commercial true true',
      'salon commercial true true',
      'bar commercial true true',
      'office commercial true true',
      'clinic commercial true true',
      'school commercial true true',
      'workshop commercial true true',
    ],
  )
})

test.each(presets)(
  '$key can be sent as it is, of appliances of its own project type, each once, some essential',
  (preset) => {
    const { segment, lines } = preset
    const request = { applianceUsage: [...lines], backupHours: 12, clientType: segment }
    expect(auditRequestSchema.safeParse(request).success).toBe(true)
    const known = new Set(categoriesFor(segment).flatMap(({ appliances }) => appliances.map(({ id }) => id)))
    const ids = lines.map(({ applianceId }) => applianceId)
    expect(ids.filter((id) => !known.has(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(lines.some(({ isEssential }) => isEssential)).toBe(true)
  },
)
