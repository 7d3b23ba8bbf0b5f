import { contentLanguages, languageTable, type Language } from '#kernel/language.ts'
import { publicSectorOf } from './case-studies/sector.ts'
import { inLanguage, listInLanguage } from '#kernel/in-language.ts'
import type { ProvenSolution, ProvenSolutionDetail, Testimonial } from './proven-solution.ts'

/** What a list or a heading shows of a solution in a language; what is not written in it is in the other one. */
export function solutionTextIn(solution: ProvenSolution, language: Language) {
  return {
    title: inLanguage(solution, 'title', language),
    description: inLanguage(solution, 'description', language),
    impact: inLanguage(solution, 'impact', language),
    location: inLanguage(solution, 'location', language),
    beneficiaries: inLanguage(solution, 'beneficiaries', language),
    date: dateIn(solution.date, language),
  }
}

/** When it was, one free text for both languages: a month and a year are said in the reader's, anything else stands as it was typed. */
function dateIn(typed: string, language: Language): string {
  const [, name, year] = /^\s*(\p{L}+)\s+(\d{4})\s*$/u.exec(typed) ?? []
  const monthIn = (known: Language) =>
    languageTable[known].months.findIndex((month) => month.toLowerCase() === name?.toLowerCase())
  const month = Math.max(...contentLanguages.map(monthIn))
  return monthIn(language) === month ? typed : `${languageTable[language].months[month]} ${year}`
}

/** What the page of a solution shows beside that; a part that is not known is '', empty or null. */
export function solutionDetailIn(solution: ProvenSolutionDetail, language: Language) {
  const { specifications: its } = solution
  const title = inLanguage(solution, 'title', language)
  return {
    overview: inLanguage(solution, 'detailedDescription', language),
    specifications: its && {
      pvModule: inLanguage(its, 'pvModule', language),
      inverter: inLanguage(its, 'inverter', language),
      battery: inLanguage(its, 'battery', language),
      installationDate: its.installationDate,
    },
    keyFeatures: listInLanguage(solution, 'keyFeatures', language),
    results: listInLanguage(solution, 'results', language),
    videoTitle: inLanguage(solution, 'videoTitle', language) || title,
  }
}

/** A customer's words in a language, and who they are. */
export function testimonialIn(testimonial: Testimonial, language: Language) {
  return {
    quote: inLanguage(testimonial, 'customerQuote', language),
    role: inLanguage(testimonial, 'customerTitle', language),
    location: inLanguage(testimonial, 'location', language),
  }
}

/** The picture of a solution; that of its sector where it has none of its own. */
export function pictureOfSolution({ imageUrl, sector }: Pick<ProvenSolution, 'imageUrl' | 'sector'>): string {
  return imageUrl ?? `/pictures/sector-${publicSectorOf(sector)}.svg`
}
