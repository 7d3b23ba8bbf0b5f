import type { ListedPerson } from '../../person-record.ts'

type Expected = Exclude<NonNullable<ListedPerson['next']>['kind'], 'step'>

/** The key of what is expected of staff or of a customer: what follows an approval is called as Today calls it. */
export function expectedKey(kind: Expected) {
  return kind === 'call' || kind === 'down_payment'
    ? (`admin-today.after.${kind}` as const)
    : (`admin-privacy.expected.${kind}` as const)
}
