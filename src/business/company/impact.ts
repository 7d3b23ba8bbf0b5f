import * as z from 'zod/mini'
import { wholeNumber } from '#kernel/form-fields.ts'
import { optionalLine, words } from './settings/setting-fields.ts'
import { sampleSource, sourceFields } from './settings/sourced.ts'

const impactFigureSchema = z.object(
  {
    /** At least so many. */
    value: wholeNumber(1, 999_999_999),
    /** What is counted, as it reads after the figure. */
    label: words(2, 60),
    labelEn: optionalLine(60),
    ...sourceFields,
  },
  'not_an_object',
)
/** A figure that the company claims for itself: configured, never computed. */
type ImpactFigure = z.output<typeof impactFigureSchema>

export const impactSchema = z
  .array(impactFigureSchema, 'not_a_list')
  .check(z.minLength(1, 'too_few'), z.maxLength(6, 'too_many'))

const toldFigureSchema = z.extend(impactFigureSchema, {
  isSample: z.boolean().check(z.describe('It comes with the site: nobody has counted it.')),
})
export type ToldFigure = z.output<typeof toldFigureSchema>
export const toldImpactSchema = z.array(toldFigureSchema)

export const impactFigures: ImpactFigure[] = [
  { value: 10_000, label: 'foyers électrifiés', labelEn: 'households electrified', ...sampleSource },
  { value: 150, label: 'emplois créés', labelEn: 'jobs created', ...sampleSource },
  { value: 1_200, label: 'tonnes de CO₂ évitées', labelEn: 'tonnes of CO₂ avoided', ...sampleSource },
]
