import { useMe } from '#business/accounts/ui/me.tsx'
import { Badge, type BadgeTone } from '#design/badge.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { withChoice } from '#design/admin/selection-bar.tsx'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { asksForSettings, canBeConfirmed, type SamplePiece, type SampleState } from '../../../samples/sample-piece.ts'

/** The keys of the pieces that are selected. */
export type Chosen = ReadonlySet<string>

export type ChooseProps = {
  /** Null while nobody selects. */
  readonly chosen: Chosen | null
  readonly onChoose: (chosen: Chosen | null) => void
}

export type ChangeProps = {
  readonly busy: boolean
  readonly onChange: (change: { readonly pieces: readonly string[]; readonly state: SampleState }) => void
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

/** Whether whoever is signed in may bring a piece into one of some states. */
export function useMayChange() {
  const me = useMe()
  return (piece: SamplePiece, ...states: readonly SampleState[]) =>
    states.some((to) => !asksForSettings(piece, to) || me?.may.includes('settings.manage'))
}

/** Its title, and its state where that is not the usual one. */
function PieceName({ piece: { state, ...piece } }: { piece: SamplePiece }) {
  const text = useText()
  return (
    <span className="grid min-w-0 grow justify-items-start">
      <span className={state === 'hidden' ? 'text-muted' : ''}>{inLanguage(piece, 'title', text.language)}</span>
      {state !== 'sample' && <SampleBadge state={state} />}
    </span>
  )
}

type ChoosablePieceProps = ChooseProps & { readonly piece: SamplePiece; readonly chosen: Chosen }

/** While several are being selected: the whole row does it. */
export function ChoosablePiece({ piece, chosen, onChoose }: ChoosablePieceProps) {
  const mayChange = useMayChange()
  return (
    <li>
      <label className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-1 hover:bg-sand-2">
        <input
          type="checkbox"
          checked={chosen.has(piece.key)}
          disabled={!mayChange(piece, 'hidden', 'sample')}
          onChange={({ target }) => onChoose(withChoice(chosen, piece.key, target.checked))}
          className="size-6 shrink-0 accent-leaf"
        />
        <PieceName piece={piece} />
      </label>
    </li>
  )
}

/** A piece with what can be made of it. */
export function Piece({ piece, busy, onChange }: ChangeProps & { piece: SamplePiece }) {
  const text = useText()
  const { key, kind, state } = piece
  const title = inLanguage(piece, 'title', text.language)
  const mayChange = useMayChange()
  const next = nextOf[state].filter((to) => mayChange(piece, to) && (to !== 'confirmed' || canBeConfirmed(kind)))
  const ways = next.map((to) => ({
    key: to,
    label: text(
      state === 'confirmed' && to === 'sample' ? 'admin-settings.samples.again' : `admin-settings.samples.to.${to}`,
    ),
    name: text(`admin-settings.samples.to.${to}.of`, { title }),
    onChoose: () => onChange({ pieces: [key], state: to }),
  }))
  const [first, ...others] = ways
  return (
    <li className="flex items-center justify-between gap-x-4 py-1 pr-2 pl-4">
      <PieceName piece={piece} />
      <div className="flex shrink-0 items-center gap-1">
        {first && (
          <Button
            tone="quiet"
            size="sm"
            disabled={busy}
            aria-label={first.name}
            onClick={first.onChoose}
            className="max-sm:hidden"
          >
            {first.label}
          </Button>
        )}
        {[
          { items: ways, shown: 'sm:hidden' },
          { items: others, shown: 'max-sm:hidden' },
        ].map(
          ({ items, shown }) =>
            items.length > 0 && (
              <span key={shown} className={shown}>
                <MenuButton
                  isBrief
                  isQuiet
                  label={text('admin.otherActionsOf', { name: title })}
                  disabled={busy}
                  items={items}
                />
              </span>
            ),
        )}
      </div>
    </li>
  )
}
