import { summaryOf } from '#business/catalogue/product-summary.ts'
import { chooseSystem } from './choose-system.ts'
import { designSun } from './design-sun.ts'
import type { DayNight } from './load.ts'
import { parameters } from './parameters.ts'
import type { Place } from './place.ts'
import type { RecommendationAnswer, SizingSummary } from './recommendation-answer.ts'
import type { RecommendationRequest } from './recommendation-request.ts'
import { requirementOf, type Requirement } from './requirement.ts'
import type { SizedCatalogue } from './sized-catalogue.ts'

/** Hours to carry where the request can't say. */
const backupHours = 12

function split(wattHours: number): DayNight {
  const dayWh = wattHours * parameters.dayShare.value
  return { dayWh, nightWh: wattHours - dayWh }
}

/**
 * The requirement of a peak and two energies: the running power is the peak / 1.25, both energies fall 30/70 on day
 * and night, the essential one is carried for 12 hours, the array is sized for the worst month of `place`.
 */
function requirementFor(request: RecommendationRequest, place: Place): Requirement {
  const { peakWRequired, dailyWhEssential, dailyWhNonEssential } = request
  const power = {
    runningW: peakWRequired / parameters.inverterMargin.value,
    peakW: peakWRequired,
    inverterW: peakWRequired,
  }
  const energy = { essential: split(dailyWhEssential), nonEssential: split(dailyWhNonEssential) }
  return requirementOf(power, energy, backupHours, designSun(place, false))
}

function summaryFor(requirement: Requirement): SizingSummary {
  return {
    requiredPowerW: requirement.inverterW,
    requiredSurgeW: requirement.peakW,
    requiredBatteryWh: requirement.batteryWh,
    requiredArrayW: requirement.arrayWp,
    panels: requirement.panels,
  }
}

/** Recommends a system for a peak and two energies from the catalogue of the request's country; `place` is in it. */
export function recommend(
  request: RecommendationRequest,
  place: Place,
  catalogue: SizedCatalogue,
): RecommendationAnswer {
  const requirement = requirementFor(request, place)
  const sizingSummary = summaryFor(requirement)
  const choice = chooseSystem(requirement, catalogue[request.segment])
  if (choice.status === 'ok') {
    const { powerMatchBySurge, system } = choice
    const { features, featuresEn } = system.product
    return {
      status: 'ok',
      sizingSummary,
      pick: { ...summaryOf(system), features, featuresEn },
      powerMatchBySurge,
      messageCode: powerMatchBySurge ? 'match_by_surge' : 'match',
      closestAlternative: null,
    }
  }
  const { closest } = choice
  return {
    status: 'no_match',
    sizingSummary,
    pick: null,
    powerMatchBySurge: false,
    messageCode: closest ? 'no_match' : 'no_systems',
    closestAlternative: closest && { ...summaryOf(closest.system), shortfalls: closest.shortfalls },
  }
}
