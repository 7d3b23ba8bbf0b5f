import type { CaseStudy } from './case-study.ts'
import { clinicNearKoudougou } from './clinic-koudougou.ts'
import { distributionCentreInKano } from './distribution-centre-kano.ts'
import { homeInLagos } from './home-lagos.ts'
import { schoolInEnugu } from './school-enugu.ts'
import { sewingWorkshopInBobo } from './sewing-workshop-bobo.ts'

/** The case studies that come with the site, the newest installation first. */
export const builtInCaseStudies: readonly CaseStudy[] = [
  homeInLagos,
  schoolInEnugu,
  distributionCentreInKano,
  sewingWorkshopInBobo,
  clinicNearKoudougou,
]

/** The built-in case study of an id; undefined when there is none. */
export function findCaseStudy(id: number): CaseStudy | undefined {
  return builtInCaseStudies.find((caseStudy) => caseStudy.id === id)
}
