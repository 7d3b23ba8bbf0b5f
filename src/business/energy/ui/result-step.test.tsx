import { expect, test } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { formatNumber } from '#i18n/format.ts'
import { contentLanguages } from '#kernel/language.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'
import { answerOf, documentedCases, requestOf } from '../../../../tests/support/documented-cases.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import type { SystemAnswer } from '../audit-answer.ts'
import { emptyDraft } from './audit-draft.ts'
import { auditQuery } from './audit-queries.ts'
import ResultStep from './result-step.tsx'

const monthly = { percent: 30, downPayment: 0, months: 12, monthlyPayment: 1 }
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const nothing = () => undefined

/* The twelve cases of docs/sizing.md as a visitor reads them. */
test.each(
  documentedCases.flatMap((each) => contentLanguages.map((language) => ({ title: each.title, each, language }))),
)('$title, on screen ($language)', async ({ language, each }) => {
  const request = requestOf(each)
  const answer = answerOf(each)
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  queryClient.setQueryData(auditQuery(request).queryKey, answer)
  const { clientType: segment, country } = request
  const audit = { draft: { ...emptyDraft, calculatedHours: request.backupHours }, lines: [], segment }
  const html = await drawn(
    <ResultStep
      audit={{ ...audit, requestFor: () => request }}
      onModify={nothing}
      onTalkToExpert={nothing}
      instalmentsOf={() => monthly}
      likeIt={() => []}
    />,
    { queryClient, language, ...(country && { country }) },
  )
  const shown = plain(html)
  const money = (system: SystemAnswer, amount: number) => plain(formatMoney({ amount, currency: system.currency }))
  const { pick, economical, comfort, closestAlternative } = answer
  const systems = [pick, economical ?? comfort].flatMap((system) => system ?? [])
  const totals = systems.map((system) => money(system, system.totalPrice))
  const receipt = pick ? [pick.systemPrice, pick.panelsPrice, pick.installation].map((part) => money(pick, part)) : []
  const left = pick?.notCarried ?? []
  const named = [...systems, ...left, ...(closestAlternative ? [closestAlternative] : [])]
  const expected = [...totals, ...receipt, ...named.map((thing) => nameIn(thing, language))]
  expect(expected.filter((words) => !shown.includes(words))).toEqual([])
  // The share of whatever does not always run opens to how it came about.
  expect(shown.split(language === 'fr' ? 'Énergie servie en un jour' : 'Energy served in a day')).toHaveLength(
    left.length + 1,
  )
  // Read aloud and copied, a figure and its unit are two words.
  const energy = `${formatNumber(answer.totalDailyEnergy / 1000, language, 1)} kWh`
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(energy)
  expect(html.includes('id="recommended"')).toBe(pick !== null)
  expect(pick !== null || closestAlternative !== null).toBe(true)
})
