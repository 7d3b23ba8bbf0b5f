import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#i18n/load-messages.ts'
import type { MessageContext } from '#i18n/message-contexts.ts'
import type { Country } from '#kernel/country.ts'
import type { Language } from '#kernel/language.ts'
import { drawnWithLoaded } from '../../../../tests/support/drawn.tsx'
import { EligibilityApplication } from './eligibility-application.tsx'

const contexts: readonly MessageContext[] = ['eligibility', 'financing']

/** What the server draws, for everybody alike. */
function drawn(language: Language, country: Country = 'cm'): string {
  const part = <EligibilityApplication pictureOf={() => null} onTalkToExpert={() => undefined} />
  return drawnWithLoaded(part, { language, country, path: '/eligibility' })
}

beforeAll(async () => {
  await Promise.all([loadMessages('en', contexts), loadMessages('fr', contexts)])
})

test('without script the conditions can be read, and whom to ask', () => {
  const html = drawn('en')
  expect(html).toContain('your monthly income is at least <span class="money">300 000 ₦</span>')
  expect(html).toContain('for 6 months or more')
  expect(html).toContain('under 30% of your income')
  expect(html).toContain('no major payment default')
  expect(html).toMatch(/<details open/)
  expect(html).toContain('mailto:support@')
})

test('the income is told in the country’s currency', () => {
  expect(drawn('fr', 'bf')).toContain('300 000 FCFA')
})

test('the application is being opened until the browser has asked', () => {
  expect(drawn('en')).toContain('Initializing your application…')
  expect(drawn('fr')).toContain('Ouverture de votre dossier…')
  expect(drawn('en')).not.toContain('<form')
})
