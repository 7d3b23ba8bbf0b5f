import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { companyOf } from '#business/company/settings/company-of.ts'

/** The company that comes with the site. */
export const builtInCompany = companyOf(builtInSettings)
