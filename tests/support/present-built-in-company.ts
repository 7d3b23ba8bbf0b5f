import { builtInSettings } from '#business/company/settings/built-in-settings.server.ts'
import { companyOf } from '#business/company/settings/company-of.ts'
import { officeLimitsOf } from '#business/company/settings/office-limits-of.ts'
import { presentCompany } from '#kernel/brand.ts'
import { presentLimits } from '#kernel/office-limits.ts'

presentCompany(companyOf(builtInSettings))
presentLimits(officeLimitsOf(builtInSettings))
