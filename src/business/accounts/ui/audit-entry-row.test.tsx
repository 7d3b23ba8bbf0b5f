import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { keptKinds } from '#kernel/retention.ts'
import { drawn } from '../../../../tests/support/drawn.tsx'
import { wordsOf } from '../../../../tests/support/words.ts'
import { AuditEntryRow } from './audit-entry-row.tsx'

test.each(languages)('what was deleted at the end of its time is named in words (%s)', async (language) => {
  const text = await wordsOf(language)
  for (const kind of keptKinds) {
    const entry = {
      id: 1,
      at: '2026-11-22T01:00:00.000Z',
      staffId: null,
      staffName: '',
      action: 'retention.delete',
      kind: 'retention',
      recordId: null,
      label: kind,
      before: null,
      after: { count: 3 },
    }
    const markup = await drawn(<AuditEntryRow entry={entry} />, { language })
    expect(markup).toContain(`${text('admin.audit.did.retention.delete')} · ${text(`admin.audit.kept.${kind}`)}`)
  }
})
