import type { Action } from '#business/accounts/permissions.ts'

/** What is written in both languages, and who may change it. */
export const translatedKinds = {
  post: 'posts.manage',
  product: 'products.manage',
  solution: 'solutions.manage',
  settings: 'settings.manage',
} as const satisfies Readonly<Record<string, Action>>

export type TranslatedKind = keyof typeof translatedKinds

export const translatedKindNames = Object.keys(translatedKinds) as TranslatedKind[]
