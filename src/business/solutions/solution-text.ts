import type { Language } from '#kernel/language.ts'
import { publicSectorOf } from './case-studies/sector.ts'
import { inLanguage } from '#kernel/in-language.ts'
import type { ProvenSolution, ProvenSolutionDetail, Testimonial } from './proven-solution.ts'

/** What a list or a heading shows of a solution in a language; what is not written in it is in the other one. */
export function solutionTextIn(solution: ProvenSolution, language: Language) {
  return {
    title: inLanguage(solution.title, solution.titleEn, language),
    description: inLanguage(solution.description, solution.descriptionEn, language),
    impact: inLanguage(solution.impact, solution.impactEn, language),
    location: inLanguage(solution.location, solution.locationEn, language),
    beneficiaries: inLanguage(solution.beneficiaries, solution.beneficiariesEn, language),
  }
}

const listIn = (fr: readonly string[], en: readonly string[], language: Language) => {
  const [own, other] = language === 'fr' ? [fr, en] : [en, fr]
  return own.length > 0 ? own : other
}

/** What the page of a solution shows beside that; a part that is not known is '', empty or null. */
export function solutionDetailIn(solution: ProvenSolutionDetail, language: Language) {
  const { specifications: its } = solution
  const title = inLanguage(solution.title, solution.titleEn, language)
  return {
    overview: inLanguage(solution.detailedDescription, solution.detailedDescriptionEn, language),
    specifications: its && {
      pvModule: inLanguage(its.pvModule, its.pvModuleEn, language),
      inverter: inLanguage(its.inverter, its.inverterEn, language),
      battery: inLanguage(its.battery, its.batteryEn, language),
      installationDate: its.installationDate,
    },
    keyFeatures: listIn(solution.keyFeatures, solution.keyFeaturesEn, language),
    results: listIn(solution.results, solution.resultsEn, language),
    videoTitle: inLanguage(solution.videoTitle, solution.videoTitleEn, language) || title,
  }
}

/** A customer's words in a language, and who they are. */
export function testimonialIn(testimonial: Testimonial, language: Language) {
  return {
    quote: inLanguage(testimonial.customerQuote, testimonial.customerQuoteEn, language),
    role: inLanguage(testimonial.customerTitle, testimonial.customerTitleEn, language),
    location: inLanguage(testimonial.location, testimonial.locationEn, language),
  }
}

/** The picture of a solution; that of its sector where it has none of its own. */
export function pictureOfSolution({ imageUrl, sector }: Pick<ProvenSolution, 'imageUrl' | 'sector'>): string {
  return imageUrl ?? `/pictures/sector-${publicSectorOf(sector)}.svg`
}
