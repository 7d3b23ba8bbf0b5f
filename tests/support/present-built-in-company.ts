import { presentCompany } from '#kernel/brand.ts'
import { builtInCompany } from './built-in-company.ts'

presentCompany(builtInCompany)
