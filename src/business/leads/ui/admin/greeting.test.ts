import { expect, test } from 'vitest'
import { serverText } from '#i18n/server-messages.server.ts'
import { builtInCompany } from '../../../../../tests/support/built-in-company.ts'
import type { AdminLead } from '../../admin-lead.ts'
import { greetingOf } from './greeting.ts'

const now = new Date('2026-11-28T12:00:00Z')
const lead = {
  name: 'Boukary Ouattara',
  reference: 'MSG-000016',
  kind: 'message',
  channel: 'import',
  country: 'bf',
} as const
const booking = (slot: string, address: string | null): AdminLead['booking'] => ({
  date: '2026-12-02',
  slot,
  address,
  outcome: null,
})

test('somebody who is expected is told when and where, in their language', () => {
  const visit = greetingOf(
    { ...lead, booking: booking('14:00-16:00', 'Secteur 22, Bobo') },
    serverText.fr,
    builtInCompany,
    now,
  )
  expect(visit.words).toContain('passera chez vous le mercredi 2 décembre 2026, entre 14\u00A0h et 16\u00A0h')
  expect(visit.words).toContain('Secteur 22, Bobo')
  const office = greetingOf({ ...lead, booking: booking('09:30', null) }, serverText.en, builtInCompany, now)
  expect(office.words).toContain('at our office on Wednesday 2 December 2026, at 9:30 AM: Avenue Kwame Nkrumah')
})

test('a time that is over is no news', () => {
  const after = greetingOf(
    { ...lead, booking: booking('09:30', null) },
    serverText.fr,
    builtInCompany,
    new Date('2026-12-03'),
  )
  expect(after.words).toContain('au sujet de votre projet solaire (MSG-000016)')
})
