import * as z from 'zod/mini'
import { summaryOf, type ProductSummary } from '#business/catalogue/product-summary.ts'
import { done, refused, type Outcome } from '#kernel/outcome.ts'
import type { AuditAnswer, AuditedAppliance, ClosestAlternative, SystemAnswer } from './audit-answer.ts'
import { auditCaseOf, questionOf, type AuditCase, type AuditTables, type UsageLine } from './audit-case.ts'
import type { AuditRequest, ChosenSystem, YearRequest } from './audit-request.ts'
import { backupDuration } from './backup-duration.ts'
import {
  candidateWith,
  carries,
  chooseSystem,
  closestSystem,
  installationOf,
  type Candidate,
  type Match,
  type NearMiss,
  type Question,
  type Shortfall,
} from './choose-system.ts'
import { explain, explainBackup } from './explanation.ts'
import type { ListedAppliance } from './listed-appliance.ts'
import { lineEnergy, lineProfile } from './load.ts'
import { receiptOf } from './receipt.ts'
import { requirementOf } from './requirement.ts'
import type { SizedCatalogue } from './sized-catalogue.ts'
import { sunCurve } from './sun.ts'
import { toMilli } from './to-milli.ts'
import { keepsPromise } from './promise.ts'
import { balanceOf, balanceSchema, monthSchema, otherShareByHour, simulateYear } from './year.ts'

function totalOf(appliances: readonly AuditedAppliance[], isEssential: boolean): number {
  return toMilli(appliances.reduce((sum, entry) => (entry.isEssential === isEssential ? sum + entry.energy : sum), 0))
}

/** A sixth decimal of a Wh: the hours are sixteenths of a total, and must sum to it. */
const toProfile = (value: number) => Math.round(value * 1e6) / 1e6

/** An appliance served by less than this share of a year is said. */
const asGoodAsServed = 0.995

/** What an answer does not carry: by the hours of each appliance, the share that it gets all the same. */
export function notCarried(match: Candidate, question: Question, { lines }: AuditCase): SystemAnswer['notCarried'] {
  const others = question.load.allEssential ? [] : lines.filter((line) => !line.isEssential && lineEnergy(line) > 0)
  if (others.length === 0) return []
  const shares = otherShareByHour(installationOf(match, question), question.site.sun)
  const sums = new Map<ListedAppliance, { asked: number; served: number }>()
  for (const line of others) {
    const sum = sums.get(line.appliance) ?? { asked: 0, served: 0 }
    lineProfile(line, question.segment).forEach((wh, hour) => {
      sum.asked += wh
      sum.served += wh * (shares[hour] ?? 0)
    })
    sums.set(line.appliance, sum)
  }
  return [...sums].flatMap(([{ id: applianceId, name, nameEn }, { asked, served }]) => {
    const servedShare = toMilli(served / asked)
    return servedShare < asGoodAsServed ? [{ applianceId, name, nameEn, servedShare }] : []
  })
}

/** The total of the same units without panels, filled by the mains alone; null where they can't, or where that does not carry the outages. */
function withoutPanelsPrice(match: Match, question: Question, catalogue: SizedCatalogue): number | null {
  const { site } = question
  if (!site.grid || !match.system.ratings.acCharge || match.receipt.panels === 0) return null
  const bare = { ...installationOf(match, question), arrayWp: 0 }
  if (!keepsPromise(bare, site.sun)) return null
  return receiptOf(match.system, 0, catalogue.costs).totalPrice
}

type Held = { readonly candidate: Candidate; readonly question: Question }

/** A chosen system under everything where it carries that, else under the essentials; null where the catalogue has none such. */
function holdAgainst(system: ChosenSystem, auditCase: AuditCase, catalogue: SizedCatalogue): Held | null {
  const under = (carriesOthers: boolean) => {
    const question = questionOf(auditCase, carriesOthers)
    const candidate = candidateWith(system, question, catalogue)
    return candidate && { candidate, question }
  }
  const everything = under(true)
  return everything && carries(everything.candidate, everything.question) ? everything : under(false)
}

/**
 * A chosen system under the load of an audit: what it answers, and the candidate as installed. Refused as `invalid` for a product, a
 * number of units or panels that the catalogue has not.
 */
export function chosenCandidate(system: ChosenSystem, auditCase: AuditCase, catalogue: SizedCatalogue): Outcome<Held> {
  const held = holdAgainst(system, auditCase, catalogue)
  if (held) return done(held)
  const known = catalogue.systems[auditCase.segment].filter(({ product }) => product.id === system.productId)
  if (known.length === 0) return refused('invalid', { errors: [{ path: 'productId', code: 'unknown_product' }] })
  const isUnits = known.some(({ units }) => units === system.units)
  return refused('invalid', { errors: [{ path: isUnits ? 'panels' : 'units', code: 'not_possible' }] })
}

/** A match as it is answered. */
export function systemAnswer(
  match: Match,
  question: Question,
  auditCase: AuditCase,
  catalogue: SizedCatalogue,
): SystemAnswer {
  const { system, need, receipt } = match
  const chosen = { productId: system.product.id, units: system.units, panels: receipt.panels }
  // What was chosen for the essentials may carry everything all the same: its year and its quote say so.
  const held = question.carriesOthers || question.load.allEssential ? null : holdAgainst(chosen, auditCase, catalogue)
  const { candidate, question: asked } = held ?? { candidate: match, question }
  const actualBackupHours = backupDuration(need.essential, system.deliverableWh)
  return {
    ...productOf(match),
    ...receipt,
    withoutPanelsPrice: withoutPanelsPrice(match, question, catalogue),
    powerMatchBySurge: match.powerMatchBySurge,
    actualBackupHours,
    backup: explainBackup(actualBackupHours, system, need.essential),
    notCarried: notCarried(candidate, asked, auditCase),
  }
}

/** The product of a candidate at the price of one unit. */
export function productOf({ system: { product, price, units } }: Candidate): ProductSummary {
  return summaryOf({ product, price: price / units })
}

/** Shortfalls to three decimals. */
export function shownShortfalls(shortfalls: readonly Shortfall[]): Shortfall[] {
  return shortfalls.map(({ quantity, needed, has }) => ({ quantity, needed: toMilli(needed), has: toMilli(has) }))
}

/** A near miss as it is answered. */
export function closestAnswer(miss: NearMiss): ClosestAlternative {
  return { ...productOf(miss), ...miss.receipt, shortfalls: shownShortfalls(miss.shortfalls) }
}

type Systems = Pick<
  AuditAnswer,
  | 'status'
  | 'pick'
  | 'economical'
  | 'comfort'
  | 'recommendedProduct'
  | 'powerMatchBySurge'
  | 'actualBackupHours'
  | 'closestAlternative'
>

type Answered = { readonly match: Match; readonly answer: SystemAnswer }

/** Everything and the essentials, each the cheapest that does it; null where nothing does. */
function answersFor(
  auditCase: AuditCase,
  catalogue: SizedCatalogue,
): Record<'everything' | 'essentials', Answered | null> {
  const answered = (carriesOthers: boolean) => {
    const question = questionOf(auditCase, carriesOthers)
    const match = chooseSystem(question, catalogue)
    return match && { match, answer: systemAnswer(match, question, auditCase, catalogue) }
  }
  const everything = answered(true)
  const essentials = answered(false)
  if (auditCase.site.grid || !everything || !essentials) return { everything, essentials }
  // Fewer panels can take a larger battery: what carries everything for less carries the essentials too.
  const isDearer = essentials.answer.totalPrice > everything.answer.totalPrice
  return { everything, essentials: isDearer ? everything : essentials }
}

/** Without a grid the pick carries everything, with one the essentials; the other answer stands beside it. */
function systemsFor(auditCase: AuditCase, catalogue: SizedCatalogue): Systems {
  const { grid } = auditCase.site
  const { everything, essentials } = answersFor(auditCase, catalogue)
  const others = {
    economical: grid ? null : (essentials?.answer ?? null),
    comfort: grid ? (everything?.answer ?? null) : null,
  }
  const picked = grid ? essentials : everything
  if (picked) {
    const { match, answer } = picked
    const { powerMatchBySurge, actualBackupHours } = answer
    const recommendedProduct = productOf(match)
    const found = { pick: answer, recommendedProduct, powerMatchBySurge, actualBackupHours, closestAlternative: null }
    return { status: 'ok', ...others, ...found }
  }
  const miss = closestSystem(questionOf(auditCase, !grid), catalogue)
  const nothing = { pick: null, recommendedProduct: null, powerMatchBySurge: false, actualBackupHours: null }
  return { status: 'no_match', ...others, ...nothing, closestAlternative: miss && closestAnswer(miss) }
}

/**
 * The energy audit: from appliances to what a system must do and the cheapest ones that do it, priced whole. `catalogue` is that of
 * the request's country. Refused as `invalid` for an unknown appliance or place.
 */
export function calculateAudit(
  request: AuditRequest,
  tables: AuditTables,
  catalogue: SizedCatalogue,
): Outcome<AuditAnswer> {
  const read = auditCaseOf(request, tables)
  if (!read.ok) return read
  const auditCase = read.value
  const { lines, load, site, place } = auditCase
  const requirement = requirementOf(load, site, place, catalogue.panel)
  const appliances = auditedAppliances(lines, load.allEssential)
  const totalEssentialEnergy = totalOf(appliances, true)
  const totalNonEssentialEnergy = totalOf(appliances, false)
  const { key, country, region, city } = place
  const curve = sunCurve(place, requirement.designMonth)
  const perDay = requirement.arrayWp * (site.grid ? site.sun.meanYield : site.sun.worst.yield)

  return done({
    ...systemsFor(auditCase, catalogue),
    appliances,
    totalDailyEnergy: toMilli(totalEssentialEnergy + totalNonEssentialEnergy),
    totalEssentialEnergy,
    totalNonEssentialEnergy,
    allEssential: load.allEssential,
    backupHours: request.backupHours,
    place: { key, country, region, city },
    requirement,
    explanations: explain(load, site, place, catalogue.panel, requirement),
    installationTerms: { share: catalogue.costs.installationShare, minimum: catalogue.costs.installationMinimum },
    loadProfileWh: load.essential.map((value, hour) => toProfile(value + (load.other[hour] ?? 0))),
    essentialProfileWh: load.essential.map(toProfile),
    sunProfileWh: curve.map((share) => toMilli(perDay * share)),
  })
}

/** The answer of `POST /api/smart-solar-plan/year`. */
export const yearAnswerSchema = z.object({
  months: z.readonly(z.array(monthSchema).check(z.length(12))),
  balance: balanceSchema,
})
export type YearAnswer = Readonly<z.infer<typeof yearAnswerSchema>>

/** A year of a chosen system under the load of an audit, hour by hour. Refused as the audit is, and for a system that is not sold. */
export function calculateYear(
  request: YearRequest,
  tables: AuditTables,
  catalogue: SizedCatalogue,
): Outcome<YearAnswer> {
  const read = auditCaseOf(request, tables)
  if (!read.ok) return read
  const chosen = chosenCandidate(request, read.value, catalogue)
  if (!chosen.ok) return chosen
  const { candidate, question } = chosen.value
  const installation = installationOf(candidate, question)
  const { sun } = read.value.site
  return done({ months: simulateYear(installation, sun), balance: balanceOf(installation, sun) })
}

/**
 * One entry per appliance and flag, in the order of first mention. An appliance that is essential on one line and not
 * on another keeps two entries, so that the entries of a flag always sum to that flag's total.
 */
function auditedAppliances(lines: readonly UsageLine[], allEssential: boolean): AuditedAppliance[] {
  const entries = new Map<number, AuditedAppliance>()
  for (const line of lines) {
    const { id: applianceId, name, nameEn } = line.appliance
    const isEssential = allEssential || line.isEssential
    const key = isEssential ? applianceId : -applianceId
    const before = entries.get(key)
    const quantity = line.quantity + (before?.quantity ?? 0)
    const energy = toMilli(lineEnergy(line) + (before?.energy ?? 0))
    entries.set(key, { applianceId, name, nameEn, quantity, energy, isEssential })
  }
  return [...entries.values()]
}
