import { expect, test } from 'vitest'
import { createQueryClient } from '#client/query-client.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import type { StaffMember } from '../staff-member.ts'
import { staffQuery } from './me.tsx'
import { StaffList } from './staff-list.tsx'

test('when somebody was last active is told on a phone too, where no heading says what the moment is', async () => {
  const member: StaffMember = {
    id: 's1',
    name: 'Awa Traoré',
    email: 'awa@example.com',
    role: 'sales',
    hasSecondFactor: true,
    hasOneTimePassword: false,
    isDisabled: false,
    lastSeenAt: '2025-11-25T16:44:00.000Z',
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
  }
  const queryClient = createQueryClient(() => Promise.reject(new Error('nobody answers')))
  queryClient.setQueryData(staffQuery().queryKey, [member])
  const html = await drawn(<StaffList />, { queryClient, language: 'en' })
  expect(html).toMatch(/<td class="(?:(?!max-md:hidden)[^"])*">(?:<[^>]+>)*Last active · <\/span>25/)
})
