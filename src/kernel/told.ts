/**
 * Content as it can be told now. `isWhole` is false while the database does not answer: then it is what comes with the
 * site, and nobody may keep it.
 */
export type Told<T> = { readonly value: T; readonly isWhole: boolean }
