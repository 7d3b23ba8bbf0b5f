import { expect, test } from 'vitest'
import { weakPassword } from './weak-password.server.ts'

const ada = { name: 'Adélaïde Obi', email: 'adelaide.obi@example.com' }

test.each([
  ['password1234', 'common_password'],
  ['motdepasse2026', 'common_password'],
  ['Bienvenue2026!', 'common_password'],
  ['azertyuiop123', 'common_password'],
  ['aaaaaaaaaaaaaaaa', 'common_password'],
  ['123456789012', 'common_password'],
  ['AdelaideObi2026', 'own_name_password'],
  ['adélaïde.obi!!', 'own_name_password'],
  ['adelaide.obi@example.com', 'own_name_password'],
  ['Rana Energy 2026', 'own_name_password'],
  ['correct horse battery', null],
  ['Adélaïde préfère le karité au beurre', null],
  ['x7!Qp#2vLz9@', null],
  ['🌞🌵 trois chèvres sur le toit', null],
])('%s: %s', async (password, fault) => {
  expect(await weakPassword(password, ada, 'Rana Solar')).toBe(fault)
})
