import type { SpecificationField } from '../specification-field.ts'

/** The message that names a line of a specification sheet. */
export function specificationLabel<F extends SpecificationField>(field: F): `catalogue.specification.${F}` {
  return `catalogue.specification.${field}`
}
