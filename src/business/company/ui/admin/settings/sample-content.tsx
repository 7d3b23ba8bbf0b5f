import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '#business/accounts/ui/me.tsx'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SelectionBar } from '#design/admin/selection-bar.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { sampleKinds, type SampleKind, type SamplePiece, type SampleState } from '../../../samples/sample-piece.ts'
import { ChoosablePiece, Piece, useMayChange, type ChangeProps, type ChooseProps, type Chosen } from './sample-row.tsx'

const samplesPath = '/api/admin/samples'

/** The sample content and what was decided of each piece. */
export const samplesQuery = () => queryOptions<SamplePiece[]>({ queryKey: [samplesPath] })

const keysOf = (pieces: readonly SamplePiece[]) => pieces.map(({ key }) => key)

/** Every piece of sample content: hidden and shown alone, several or all at once; made the company's own one by one. */
export function SampleContent() {
  const text = useText()
  const client = useQueryClient()
  const { data: pieces, isError, refetch } = useQuery(samplesQuery())
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { readonly pieces: readonly string[]; readonly state: SampleState }) =>
      sendJson<SamplePiece[]>('PUT', samplesPath, change),
    onSuccess: (now, { pieces: { length: count }, state }) => {
      client.setQueryData(samplesQuery().queryKey, now)
      setChosen((known) => known && new Set())
      toast({ title: text(`admin-settings.samples.done.${state}`, { count }) })
    },
    onError: () => toast({ tone: 'error', title: text('admin-settings.samples.failed') }),
    onSettled: () => setAsking(false),
  })
  if (isError) return <NotLoaded onRetry={refetch} />
  if (!pieces) return <RowSkeleton label={text('shell.loading')} />
  const shown = pieces.filter(({ state }) => state === 'sample')
  const hidden = pieces.filter(({ state }) => state === 'hidden')
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="grow max-sm:w-full">
          {text('admin-settings.samples.count', { shown: shown.length, hidden: hidden.length })}
        </p>
        {hidden.length > 0 && (
          <Button
            tone="secondary"
            loading={isPending}
            onClick={() => mutate({ pieces: keysOf(hidden), state: 'sample' })}
          >
            {text('admin-settings.samples.showAll')}
          </Button>
        )}
        {shown.length > 0 && (
          <Button tone="secondary" onClick={() => setAsking(true)}>
            {text('admin-settings.samples.hideAll')}
          </Button>
        )}
        {!chosen && (
          <Button tone="secondary" icon="check" onClick={() => setChosen(new Set())}>
            {text('admin.chosen.begin')}
          </Button>
        )}
      </div>
      {chosen && (
        <ChosenPieces pieces={pieces} chosen={chosen} onChoose={setChosen} busy={isPending} onChange={mutate} />
      )}
      {sampleKinds.map((kind) => (
        <PiecesOfKind
          key={kind}
          kind={kind}
          pieces={pieces}
          chosen={chosen}
          onChoose={setChosen}
          busy={isPending}
          onChange={mutate}
        />
      ))}
      {isAsking && (
        <ConfirmDialog
          title={text('admin-settings.samples.confirm', { count: shown.length })}
          confirmLabel={text('admin-settings.samples.hideAll')}
          cancelLabel={text('admin.cancel')}
          loading={isPending}
          isHarmless
          onConfirm={() => mutate({ pieces: keysOf(shown), state: 'hidden' })}
          onCancel={() => setAsking(false)}
        >
          <p>{text('admin-settings.samples.confirm.text')}</p>
          {/* It is longer than the dialog, and scrolls by the keyboard too. */}
          <ul tabIndex={0} aria-label={text('admin-settings.samples')} className="rounded-control">
            {sampleKinds.map((kind) => (
              <GoingOfKind key={kind} kind={kind} pieces={shown} />
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}

const ofKind = (pieces: readonly SamplePiece[], kind: SampleKind) => pieces.filter((piece) => piece.kind === kind)

/** What will be hidden. */
function GoingOfKind({ kind, pieces }: { kind: SampleKind; pieces: readonly SamplePiece[] }) {
  const text = useText()
  const going = ofKind(pieces, kind)
  if (going.length === 0) return null
  return (
    <li className="mt-4">
      <h3 className="text-base">{text(`admin-settings.samples.kind.${kind}`)}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {going.map((piece) => (
          <li key={piece.key}>{inLanguage(piece, 'title', text.language)}</li>
        ))}
      </ul>
    </li>
  )
}

/** Where a piece is written anew. */
const placeOf: Readonly<Record<SampleKind, string>> = {
  article: '/admin/posts',
  solution: '/admin/proven-solutions',
  member: '/admin/settings/team',
  partner: '/admin/settings/partners',
  figure: '/admin/settings/impact',
  claim: '/admin/settings/claims',
  savings: '/admin/settings/claims',
}

type ChosenPiecesProps = ChangeProps &
  ChooseProps & { readonly pieces: readonly SamplePiece[]; readonly chosen: Chosen }

/** What is done with several at once. */
function ChosenPieces({ pieces, chosen, onChoose, busy, onChange }: ChosenPiecesProps) {
  const text = useText()
  const mayChange = useMayChange()
  const mine = pieces.filter((piece) => mayChange(piece, 'hidden', 'sample'))
  const isAll = mine.every(({ key }) => chosen.has(key))
  const ways = (['hidden', 'sample'] as const).map((to) => ({
    to,
    // What is the company's own stays so unless it is hidden.
    its: pieces
      .filter((piece) => chosen.has(piece.key) && mayChange(piece, to))
      .filter(({ state }) => (to === 'hidden' ? state !== to : state === 'hidden')),
  }))
  return (
    <SelectionBar
      label={text('admin-settings.samples.chosen')}
      count={text('admin-settings.samples.chosen.count', { count: chosen.size })}
      allLabel={isAll ? text('admin.chosen.none') : text('admin.chosen.all', { count: mine.length })}
      onAll={() => onChoose(new Set(isAll ? [] : keysOf(mine)))}
      endLabel={text('admin.chosen.end')}
      onEnd={() => onChoose(null)}
    >
      {ways.map(({ to, its }) => (
        <Button
          key={to}
          tone="secondary"
          size="sm"
          disabled={busy || its.length === 0}
          onClick={() => onChange({ pieces: keysOf(its), state: to })}
        >
          {text(`admin-settings.samples.to.${to}`)}
        </Button>
      ))}
    </SelectionBar>
  )
}

type PiecesOfKindProps = ChangeProps &
  ChooseProps & { readonly kind: SampleKind; readonly pieces: readonly SamplePiece[] }

function PiecesOfKind({ kind, pieces, chosen, onChoose, ...change }: PiecesOfKindProps) {
  const text = useText()
  const me = useMe()
  const its = ofKind(pieces, kind)
  if (its.length === 0) return null
  const place = placeOf[kind]
  const isOpen = !place.startsWith('/admin/settings') || me?.may.includes('settings.manage')
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{text(`admin-settings.samples.kind.${kind}`)}</h2>
        {isOpen && (
          <Link to={place} className="link inline-flex min-h-11 items-center">
            {text('admin-settings.samples.own')}
          </Link>
        )}
      </div>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {its.map((piece) =>
            chosen ? (
              <ChoosablePiece key={piece.key} piece={piece} chosen={chosen} onChoose={onChoose} />
            ) : (
              <Piece key={piece.key} piece={piece} {...change} />
            ),
          )}
        </ul>
      </Card>
    </section>
  )
}
