import { builtInSettings } from '#business/content/settings/setting-groups.ts'
import { companyOf } from '#business/content/settings/company-of.ts'
import { officeLimitsOf } from '#business/content/settings/office-limits-of.ts'
import { presentCompany } from '#kernel/brand.ts'
import { presentLimits } from '#kernel/office-limits.ts'

presentCompany(companyOf(builtInSettings))
presentLimits(officeLimitsOf(builtInSettings))
