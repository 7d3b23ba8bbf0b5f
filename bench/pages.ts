import { type Language, languages } from '#kernel/language.ts'

/** A public page as a first visit meets it, and what it may weigh as sent, in KiB. */
export type MeasuredPage = {
  readonly name: string
  readonly path: string
  readonly scripts: number
  readonly all: number
}

const kB = (kilobytes: number) => (kilobytes * 1000) / 1024
/** A page with a form, a list or a calculator, and a page to be read. */
const kinds = {
  app: { scripts: 95, all: kB(160) },
  reading: { scripts: 20, all: kB(100) },
} as const

const publicPages: Readonly<Record<string, keyof typeof kinds>> = {
  '/': 'app',
  '/products': 'app',
  '/products/2': 'app',
  '/smart-solar-plan': 'app',
  '/financing': 'app',
  '/eligibility': 'app',
  '/news': 'app',
  '/solutions': 'app',
  '/news/choosing-a-battery': 'reading',
  '/solutions/13': 'reading',
  '/contact': 'app',
  '/about': 'reading',
  '/faq': 'reading',
  '/warranty': 'reading',
  '/terms-of-use': 'reading',
  '/privacy-policy': 'reading',
  '/accessibility': 'reading',
  '/download': 'app',
}

const inLanguage = (path: string, language: Language): MeasuredPage => ({
  name: `${path} (${language})`,
  path: `${path}?lang=${language}`,
  ...kinds[publicPages[path] ?? 'app'],
})

/** Every public page in both languages. */
export const pages: readonly MeasuredPage[] = Object.keys(publicPages).flatMap((path) =>
  languages.map((language) => inLanguage(path, language)),
)

/** The two that a visitor on a slow network needs first. */
export const firstPages: readonly MeasuredPage[] = ['/products', '/smart-solar-plan'].flatMap((path) =>
  languages.map((language) => inLanguage(path, language)),
)
