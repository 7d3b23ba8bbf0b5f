import { builtInSettings } from '#business/content/settings/setting-groups.ts'
import { companyOf } from '#business/content/settings/company-of.ts'
import { presentCompany } from '#kernel/brand.ts'

presentCompany(companyOf(builtInSettings))
