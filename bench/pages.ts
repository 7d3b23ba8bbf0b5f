import { languages } from '#kernel/language.ts'

/** The pages that a first visit is measured on: what to call them, where they are. */
export const pages = ['/products', '/smart-solar-plan'].flatMap((path) =>
  languages.map((language) => ({ name: `${path} (${language})`, path: `${path}?lang=${language}` })),
)
