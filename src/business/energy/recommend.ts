import { summaryOf } from '#business/catalogue/product-summary.ts'
import { closestAnswer } from './calculate-audit.ts'
import { chooseSystem, closestSystem, type Question } from './choose-system.ts'
import type { Load, Profile } from './load.ts'
import { parameters } from './parameters.ts'
import type { Place } from './place.ts'
import type { RecommendationAnswer } from './recommendation-answer.ts'
import type { RecommendationRequest } from './recommendation-request.ts'
import { requirementOf } from './requirement.ts'
import type { SizedCatalogue } from './sized-catalogue.ts'
import { sunOf } from './sun.ts'

/** Hours to carry where the request can't say. */
const backupHours = 12

/** 30 percent of an energy evenly from 09:00 to 17:00, the rest from 18:00 to 24:00; Wh an hour. */
function profileOf(wattHours: number): Profile {
  const { dayShare, dayHours } = parameters
  const byDay = (wattHours * dayShare.value) / dayHours.value
  const byNight = (wattHours * (1 - dayShare.value)) / 6
  return Array.from({ length: 24 }, (_, hour) => (hour >= 18 ? byNight : hour >= 9 && hour < 17 ? byDay : 0))
}

/** Three numbers as a load: the running power is the peak / 1.25 and must start as much as the peak. */
function loadOf({ peakWRequired, dailyWhEssential, dailyWhNonEssential }: RecommendationRequest): Load {
  const runningW = peakWRequired / parameters.inverterMargin.value
  return {
    essential: profileOf(dailyWhEssential),
    other: profileOf(dailyWhNonEssential),
    essentialW: runningW,
    otherW: 0,
    largestOtherW: 0,
    largestStartW: peakWRequired - runningW,
    allEssential: false,
  }
}

/** Recommends a system for a peak and two energies from the catalogue of the request's country; `place` is in it. */
export function recommend(
  request: RecommendationRequest,
  place: Place,
  catalogue: SizedCatalogue,
): RecommendationAnswer {
  const load = loadOf(request)
  const site = { sun: sunOf(place), grid: false, phases: 1, backupHours, outageHours: backupHours } as const
  const question: Question = { load, site, segment: request.segment, carriesOthers: true }
  const requirement = requirementOf(load, site, place, catalogue.panel)
  const sizingSummary = {
    requiredPowerW: requirement.inverterW,
    requiredSurgeW: requirement.peakW,
    requiredBatteryWh: requirement.batteryWh,
    requiredArrayW: requirement.arrayWp,
    panels: requirement.panels,
  }
  const match = chooseSystem(question, catalogue)
  if (match) {
    const { powerMatchBySurge, receipt } = match
    const { product } = match.system
    const { features, featuresEn } = product
    const price = receipt.systemPrice / receipt.units
    return {
      status: 'ok',
      sizingSummary,
      pick: { ...summaryOf({ product, price }), ...receipt, features, featuresEn },
      powerMatchBySurge,
      messageCode: powerMatchBySurge ? 'match_by_surge' : 'match',
      closestAlternative: null,
    }
  }
  const miss = closestSystem(question, catalogue)
  return {
    status: 'no_match',
    sizingSummary,
    pick: null,
    powerMatchBySurge: false,
    messageCode: miss ? 'no_match' : 'no_systems',
    closestAlternative: miss && closestAnswer(miss),
  }
}
