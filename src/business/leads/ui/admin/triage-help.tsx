import { Checkbox } from '#design/checkbox.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'

const keys = ['j', 'k', 'e', 'n', '?'] as const
const names = { j: 'next', k: 'previous', e: 'status', n: 'note', '?': 'help' } as const

type TriageHelpProps = {
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly onClose: () => void
}

/** What the keys do, and the way to turn them off. */
export function TriageHelp({ isOn, onTurn, onClose }: TriageHelpProps) {
  const text = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('admin-leads.keys')}
      description={text('admin-leads.keys.text')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={480}
    >
      <dl className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="grid size-9 place-items-center rounded-control border border-field bg-sand-2 font-semibold">
                {key}
              </kbd>
            </dt>
            <dd>{text(`admin-leads.keys.${names[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={text('admin-leads.keys.on')} checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
    </Dialog>
  )
}
