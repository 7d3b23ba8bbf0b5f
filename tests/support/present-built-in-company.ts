import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { companyOf } from '#business/company/settings/company-of.ts'
import { presentCompany } from '#kernel/brand.ts'

presentCompany(companyOf(builtInSettings))
