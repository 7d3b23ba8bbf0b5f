import * as z from 'zod/mini'
import { specificationFields } from './specification-field.ts'

const text = z.string().check(z.minLength(1, 'required'))

/**
 * A bare figure or a text that needs no translation (`12–145`), both followed by the field's unit;
 * or the whole line in both languages.
 */
export const specificationValueSchema = z.union([z.number(), text, z.object({ fr: text, en: text })])
export type SpecificationValue = z.infer<typeof specificationValueSchema>

/** What is known of a product; unknown fields are absent. */
export const specificationSchema = z.partialRecord(z.enum(specificationFields), z.nullable(specificationValueSchema))
export type Specification = z.infer<typeof specificationSchema>
