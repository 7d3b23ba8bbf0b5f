import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'

/** A field of a record, in words: as the person has it, and as it was saved meanwhile. */
export type ComparedField = { readonly label: string; readonly mine: string; readonly theirs: string }

export type CompareVersionsProps = {
  /** All fields; those that say the same are left out. */
  readonly fields: readonly ComparedField[]
  readonly loading?: boolean
  /** Saves one's own over what is there: to be sent again with the `updatedAt` of the current record. */
  readonly onKeepMine: () => void
  /** Drops one's own and goes on editing from the current record. */
  readonly onTakeTheirs: () => void
  /** Back to one's own, to change it by hand; nothing is saved. */
  readonly onClose: () => void
}

/** Without a control in it, what is long scrolls by keyboard only where it can have the focus. */
const reachable = { tabIndex: 0 }

/** What two people made of one record, side by side, after a save that was refused as `stale`. */
export function CompareVersions({ fields, loading, onKeepMine, onTakeTheirs, onClose }: CompareVersionsProps) {
  const text = useText()
  const differing = fields.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin.compare.title')}
      description={text(differing.length > 0 ? 'admin.compare.text' : 'admin.compare.same')}
      closeLabel={text('admin.compare.back')}
      maxWidth={880}
      footer={
        <>
          <Button tone="secondary" onClick={onTakeTheirs}>
            {text('admin.compare.takeTheirs')}
          </Button>
          <Button tone="danger" loading={loading} onClick={onKeepMine}>
            {text('admin.compare.keepMine')}
          </Button>
        </>
      }
    >
      <dl {...reachable} className="grid gap-5">
        {differing.map(({ label, mine, theirs }) => (
          <div key={label} className="grid gap-2">
            <dt className="font-semibold">{label}</dt>
            <dd className="grid gap-3 sm:grid-cols-2">
              <Version name={text('admin.compare.mine')} words={mine} />
              <Version name={text('admin.compare.theirs')} words={theirs} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Version({ name, words }: { name: string; words: string }) {
  const text = useText()
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted">{name}</p>
      <p className="mt-1 rounded-control border border-line bg-sand p-3 wrap-break-word whitespace-pre-wrap">
        {words || <span className="text-muted">{text('admin.compare.empty')}</span>}
      </p>
    </div>
  )
}
