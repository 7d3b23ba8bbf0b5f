import type { WhoAmI } from '#business/accounts/who-am-i.ts'
import type { Company } from '#kernel/brand.ts'
import type { Language } from '#kernel/language.ts'

/** What the server puts into the document of the back office. */
export type AdminState = {
  readonly language: Language
  readonly me: WhoAmI | null
  /** Whose site it is. */
  readonly company: Company
}
