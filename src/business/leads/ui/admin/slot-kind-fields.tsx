import { Field } from '#design/field.tsx'
import { ChoiceChips } from '#design/form/choice-chips.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SlotKind } from '../../slots.ts'

type SlotKindFieldsProps = {
  /** What can be chosen; nothing is asked where there is but one. */
  readonly kinds: readonly SlotKind[]
  readonly kind: SlotKind
  readonly onKind: (kind: SlotKind) => void
  /** Where a visit most likely goes. */
  readonly home: string | undefined
  readonly errorOf: (name: string) => string | undefined
}

/** The fields `slotKind` and, of a visit, `address`: how somebody is met, and where. */
export function SlotKindFields({ kinds, kind, onKind, home, errorOf: faultOf }: SlotKindFieldsProps) {
  const text = useText()
  return (
    <>
      {kinds.length > 1 && (
        <ChoiceChips
          legend={text('admin-calendar.kind')}
          name="slotKind"
          columns="6rem"
          choices={kinds.map((value) => ({ value, label: text(`admin-calendar.one.${value}`) }))}
          value={kind}
          onChange={(value) => onKind(kinds.find((one) => one === value) ?? kind)}
        />
      )}
      {kind === 'visit' && (
        <Field label={text('admin-calendar.address')} error={faultOf('address')} required>
          <TextInput name="address" maxLength={200} autoComplete="off" defaultValue={home} />
        </Field>
      )}
    </>
  )
}
