import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { DataList } from '#design/data-list.tsx'
import { formatLocalMoment, formatLongDate } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import type { ErasureProof } from '../../person-record.ts'

const kinds = ['requests', 'bookings', 'files', 'applications', 'documents', 'mails'] as const

/** That somebody was erased: what, when, by whom, on whose request. To be printed; it tells nothing of the person. */
export function ErasureProofCard({ proof }: { proof: ErasureProof }) {
  const text = useText()
  const { id, erasedAt, erasedBy, onRequestOf, erased, held } = proof
  const rows = [
    {
      key: 'when',
      label: text('admin-people.proof.when'),
      value: formatLocalMoment(new Date(erasedAt), text.language),
    },
    { key: 'by', label: text('admin-people.proof.by'), value: erasedBy },
    {
      key: 'for',
      label: text('admin-people.onRequestOf'),
      value: text(`admin-people.onRequestOf.${onRequestOf}`),
    },
    ...kinds.map((kind) => ({ key: kind, label: text(`admin-people.proof.${kind}`), value: erased[kind] })),
    { key: 'id', label: text('admin-people.proof.id'), value: id },
  ]
  return (
    <Card role="status" className="grid gap-3">
      <h2 className="text-xl">{text('admin-people.proof')}</h2>
      <p className="text-muted">{text('admin-people.proof.text')}</p>
      <DataList rows={rows} className="[&_dd]:min-w-0 [&_dd]:wrap-anywhere" />
      {held.map(({ reference, keptUntil }) => (
        <p key={reference} className="font-semibold">
          {text('admin-people.held', { reference, date: formatLongDate(keptUntil, text.language) })}
        </p>
      ))}
      <Button tone="secondary" icon="print" className="justify-self-start print:hidden" onClick={() => window.print()}>
        {text('admin-people.proof.print')}
      </Button>
    </Card>
  )
}
