import type { CaseStudy } from './case-studies/case-study.ts'
import type { ProvenSolutionDetail, Testimonial } from './proven-solution.ts'

/** A built-in case study in the shape of the API. */
export function solutionOfCaseStudy(study: CaseStudy): ProvenSolutionDetail {
  const { pvModule, inverter, battery, installationDate = null } = study.specifications
  return {
    id: study.id,
    title: study.title.fr,
    titleEn: study.title.en,
    sector: study.sector,
    description: study.description.fr,
    descriptionEn: study.description.en,
    impact: study.impact.fr,
    impactEn: study.impact.en,
    location: study.location.fr,
    locationEn: study.location.en,
    date: study.date,
    beneficiaries: study.beneficiaries.fr,
    beneficiariesEn: study.beneficiaries.en,
    capacity: study.capacity,
    imageUrl: study.thumbnail,
    isFeatured: false,
    specifications: {
      pvModule: pvModule.fr,
      pvModuleEn: pvModule.en,
      inverter: inverter.fr,
      inverterEn: inverter.en,
      battery: battery.fr,
      batteryEn: battery.en,
      installationDate,
    },
    detailedDescription: study.detailedDescription.fr,
    detailedDescriptionEn: study.detailedDescription.en,
    keyFeatures: [...study.keyFeatures.fr],
    keyFeaturesEn: [...study.keyFeatures.en],
    results: [...study.results.fr],
    resultsEn: [...study.results.en],
    videoId: study.videoId ?? null,
    videoTitle: study.videoTitle?.fr ?? '',
    videoTitleEn: study.videoTitle?.en ?? '',
    testimonial: testimonialOf(study),
  }
}

function testimonialOf({ id, title, sector, location, testimonial }: CaseStudy): Testimonial | null {
  if (!testimonial) return null
  const { customerName, customerTitle, quote } = testimonial
  return {
    solutionId: id,
    title: title.fr,
    titleEn: title.en,
    sector,
    location: location.fr,
    locationEn: location.en,
    customerName,
    customerTitle: customerTitle.fr,
    customerTitleEn: customerTitle.en,
    customerQuote: quote.fr,
    customerQuoteEn: quote.en,
  }
}
