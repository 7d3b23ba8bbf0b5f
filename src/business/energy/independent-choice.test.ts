import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perCountry } from '#kernel/country.ts'
import { demoCatalogueIn } from '../../../tests/support/demo-catalogue.ts'
import { randomSite } from '../../../tests/support/random-sites.ts'
import type { SystemAnswer } from './audit-answer.ts'
import type { AuditRequest } from './audit-request.ts'
import { auditCaseOf, questionOf, type AuditCase } from './audit-case.ts'
import { findAppliance } from './built-in-appliances.ts'
import { defaultPlaceOf, findPlace } from './built-in-places.ts'
import { calculateAudit } from './calculate-audit.ts'
import { candidateWith, installationOf } from './choose-system.ts'
import type { SizedSystem } from './sized-catalogue.ts'
import { missedPromise } from './promise.ts'

/*
 * docs/sizing.md once more, by brute force: every system of the catalogue is sized and priced, every run of hours summed one by one.
 * Only the year may refuse what this model takes, and nothing that it takes may be cheaper than what is recommended.
 */

const tables = { findAppliance, findPlace, defaultPlaceOf }
const catalogues = perCountry(demoCatalogueIn)

const site = randomSite(7)

const slack = 1e-6
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** The largest sum of hours in a row out of `values`, from any of them on; `around`: past the end to the beginning. */
function largestSum(values: readonly number[], around: boolean): number {
  let largest = 0
  for (const start of hours) {
    let sum = 0
    const end = around ? start + 24 : 24
    for (let at = start; at < end; at++) {
      sum += values[at % 24] ?? 0
      largest = Math.max(largest, sum)
    }
  }
  return largest
}

const fromEvening = (values: readonly number[]) => hours.map((hour) => values[(hour + 17) % 24] ?? 0)
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Panels to buy, or null where the input does not take what is needed, and the energy to carry; all of a system. */
function sizeByHand({ ratings, panel }: SizedSystem, { load, site: at }: AuditCase, everything: boolean) {
  const essential = hours.map((hour) => (load.essential[hour] ?? 0) + ratings.idleW)
  const carried = hours.map((hour) => (essential[hour] ?? 0) + (everything ? (load.other[hour] ?? 0) : 0))
  const byMains = at.grid && ratings.acCharge
  const asked = total(hours.map((hour) => (carried[hour] ?? 0) / (hour >= 9 && hour < 17 ? 0.93 : 0.93 * 0.95)))
  const arrayW = asked / (byMains ? total(at.sun.yields) / 12 : Math.min(...at.sun.yields))
  const most = panel ? Math.max(0, Math.floor((ratings.pvInputW - ratings.panelsIncludedW) / panel.powerW + slack)) : 0
  const count = (watts: number) =>
    panel ? Math.max(0, Math.ceil((watts - ratings.panelsIncludedW) / panel.powerW - slack)) : 0
  const takesAll = ratings.pvInputW >= arrayW - slack
  const ample = byMains ? count(arrayW) : Math.max(count(arrayW), Math.min(count(1.2 * arrayW), most))
  const panels = takesAll ? ample : Math.min(count(arrayW), most)
  const installedW = Math.min(ratings.pvInputW, ratings.panelsIncludedW + panels * (panel?.powerW ?? 0))

  const outage = Math.max(at.backupHours, at.outageHours)
  const stretches = hours.map((start) =>
    total(
      Array.from({ length: outage }, (_, done) => {
        const hour = (start + done) % 24
        return (done < at.backupHours ? carried : essential)[hour] ?? 0
      }),
    ),
  )
  const needs = at.grid ? stretches : []
  let hasSun = true
  if (!byMains) {
    hasSun = installedW >= arrayW - slack
    for (const sun of at.sun.hourly) {
      const net = (profile: readonly number[], share: number) =>
        profile
          .map((wh, hour) => wh - share * installedW * (sun[hour] ?? 0) * 0.93)
          .map((wh) => (wh < 0 ? 0.95 * wh : wh))
      hasSun &&= total(net(carried, 1)) <= slack
      needs.push(largestSum(net(carried, 1), true), largestSum(fromEvening(net(essential, 0.45)), false))
    }
    needs.push(total(fromEvening(essential).slice(0, at.backupHours)))
  }
  return { panels, hasSun, carryWh: Math.max(...needs) }
}

/** Everything that a visitor pays, where a system gives power and battery and can be charged; else null. */
function priceByHand(system: SizedSystem, auditCase: AuditCase, everything: boolean, request: AuditRequest) {
  const { ratings, panel, price } = system
  const { load } = auditCase
  const running = load.essentialW + Math.max(load.largestOtherW, 0.4 * load.otherW)
  const peak = running + load.largestStartW
  const surgeIsStated = !ratings.derived.includes('surgeW')
  const hasPower =
    ratings.continuousW >= 1.25 * running - slack || (surgeIsStated && ratings.continuousW >= running - slack)
  const fromBattery = ratings.dischargeW * 0.93 >= (everything ? running : load.essentialW) - slack
  const suits = ratings.phases <= (request.phases ?? 1)
  if (!suits || !hasPower || !fromBattery || ratings.surgeW < peak - slack) return null
  const { panels, hasSun, carryWh } = sizeByHand(system, auditCase, everything)
  const gives = ratings.batteryWh * ratings.depthOfDischarge * 0.93 * Math.sqrt(0.95)
  if (!hasSun || gives < carryWh * (1 - slack)) return null
  const { installationShare, installationMinimum } = catalogues[request.country ?? 'cm'].costs
  const equipment = price + Math.round(panels * (panel?.price ?? 0))
  const installation = Math.max(Math.round(installationShare * equipment), installationMinimum)
  return { system, panels, totalPrice: equipment + installation }
}

function audit(request: AuditRequest) {
  const outcome = calculateAudit(request, tables, catalogues[request.country ?? 'cm'])
  const read = auditCaseOf(request, tables)
  if (!outcome.ok || !read.ok) throw new Error('the site can not be calculated')
  return { answer: outcome.value, auditCase: read.value }
}

/** Of one question: what the answer says otherwise than by hand, and what works, costs less and is not refused by the year. */
function faultsOf(request: AuditRequest, auditCase: AuditCase, picked: SystemAnswer | null, everything: boolean) {
  const catalogue = catalogues[request.country ?? 'cm']
  const works = catalogue.systems[auditCase.segment].flatMap((system) => {
    const priced = priceByHand(system, auditCase, everything, request)
    return priced ? [priced] : []
  })
  const same = works.find(({ system }) => system.product.id === picked?.id && system.units === picked.units)
  const isSame = same?.panels === picked?.panels && same?.totalPrice === picked?.totalPrice
  const question = questionOf(auditCase, everything)
  const cheaper = works.filter(({ system, panels, totalPrice }) => {
    if (totalPrice >= (picked?.totalPrice ?? Infinity)) return false
    const { id: productId } = system.product
    const candidate = candidateWith({ productId, units: system.units, panels }, question, catalogue)
    return !candidate || missedPromise(installationOf(candidate, question), auditCase.site.sun) === 0
  })
  return [...(isSame ? [] : ['not as by hand']), ...cheaper.map(({ system }) => `${system.product.slug} is cheaper`)]
}

test('no system that works is cheaper than the one recommended, and each is sized and priced as by hand', () => {
  fc.assert(
    fc.property(site, (request) => {
      const { answer, auditCase } = audit(request)
      const { pick, economical, comfort } = answer
      const { grid = false } = request
      // Where all of it costs less than the essentials alone, it answers them too.
      const isOne = !grid && economical?.totalPrice === pick?.totalPrice
      const second = grid ? comfort : economical
      expect([
        ...faultsOf(request, auditCase, pick, !grid),
        ...(isOne ? [] : faultsOf(request, auditCase, second, grid)),
      ]).toEqual([])
    }),
    { numRuns: 1000 },
  )
}, 120_000)
