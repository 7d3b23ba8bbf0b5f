import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Badge, type BadgeTone } from '#design/badge.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { RowSkeleton } from '#design/admin/list-skeleton.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import {
  canBeConfirmed,
  sampleKinds,
  type SampleKind,
  type SamplePiece,
  type SampleState,
} from '../../../samples/sample-piece.ts'

const samplesPath = '/api/admin/samples'

/** The sample content and what was decided of each piece. */
export const samplesQuery = () => queryOptions<SamplePiece[]>({ queryKey: [samplesPath] })

const keysOf = (pieces: readonly SamplePiece[]) => pieces.map(({ key }) => key)

/** Every piece of sample content: hidden, shown or made the company's own one by one; all that are samples still, at once. */
export function SampleContent() {
  const text = useText()
  const client = useQueryClient()
  const { data: pieces, isError, refetch } = useQuery(samplesQuery())
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { readonly pieces: readonly string[]; readonly state: SampleState }) =>
      sendJson<SamplePiece[]>('PUT', samplesPath, change),
    onSuccess: (now, { pieces: { length: count }, state }) => {
      client.setQueryData(samplesQuery().queryKey, now)
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
        <p role="status" className="grow text-lg">
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
      </div>
      {sampleKinds.map((kind) => (
        <PiecesOfKind key={kind} kind={kind} pieces={pieces} busy={isPending} onChange={mutate} />
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

type ChangeProps = {
  readonly busy: boolean
  readonly onChange: (change: { readonly pieces: readonly string[]; readonly state: SampleState }) => void
}

function PiecesOfKind({ kind, pieces, ...change }: ChangeProps & { kind: SampleKind; pieces: readonly SamplePiece[] }) {
  const text = useText()
  const its = ofKind(pieces, kind)
  if (its.length === 0) return null
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-xl">{text(`admin-settings.samples.kind.${kind}`)}</h2>
        <Link to={placeOf[kind]} className="link inline-flex min-h-11 items-center">
          {text('admin-settings.samples.own')}
        </Link>
      </div>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {its.map((piece) => (
            <Piece key={piece.key} piece={piece} {...change} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

const tones: Readonly<Record<SampleState, BadgeTone>> = { sample: 'sun', hidden: 'neutral', confirmed: 'leaf' }

/** What was decided of a piece, in a word. */
export function SampleBadge({ state }: { state: SampleState }) {
  const text = useText()
  return <Badge tone={tones[state]}>{text(`admin-settings.samples.state.${state}`)}</Badge>
}

/** What can be made of a piece in each state. */
const nextOf: Readonly<Record<SampleState, readonly SampleState[]>> = {
  sample: ['hidden', 'confirmed'],
  hidden: ['sample'],
  confirmed: ['sample', 'hidden'],
}

function Piece({ piece, busy, onChange }: ChangeProps & { piece: SamplePiece }) {
  const text = useText()
  const { key, kind, state } = piece
  const title = inLanguage(piece, 'title', text.language)
  const next = nextOf[state].filter((to) => to !== 'confirmed' || canBeConfirmed(kind))
  const ways = next.map((to) => ({
    key: to,
    label: text(
      state === 'confirmed' && to === 'sample' ? 'admin-settings.samples.again' : `admin-settings.samples.to.${to}`,
    ),
    name: text(`admin-settings.samples.to.${to}.of`, { title }),
    onChoose: () => onChange({ pieces: [key], state: to }),
  }))
  return (
    <li className="flex items-center justify-between gap-x-4 py-1 pr-2 pl-4">
      <div className="min-w-0 grow">
        <p className={state === 'hidden' ? 'text-muted' : ''}>{title}</p>
        {state !== 'sample' && <SampleBadge state={state} />}
      </div>
      <span className="sm:hidden">
        <MenuButton
          isBrief
          isQuiet
          label={text('admin.otherActionsOf', { name: title })}
          disabled={busy}
          items={ways}
        />
      </span>
      <div className="flex shrink-0 max-sm:hidden">
        {ways.map(({ key: to, label, name, onChoose }) => (
          <Button
            key={to}
            tone="quiet"
            size="sm"
            disabled={busy}
            aria-label={name}
            onClick={onChoose}
            className="font-normal text-muted hover:text-ink"
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}
