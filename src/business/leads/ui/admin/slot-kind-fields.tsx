import { Field } from '#design/field.tsx'
import { ChoiceChips } from '#design/form/choice-chips.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { slotKinds, type SlotKind } from '../../slots.ts'
import { inTwoLines } from '../slot-words.ts'

type SlotKindFieldProps = { readonly kind: SlotKind; readonly onKind: (kind: SlotKind) => void }

/** The field `slotKind`: how somebody is met. */
export function SlotKindField({ kind, onKind }: SlotKindFieldProps) {
  const text = useText()
  return (
    <ChoiceChips
      legend={text('admin-calendar.kind')}
      name="slotKind"
      columns="max(5.5rem, 30%)"
      choices={slotKinds.map((value) => ({ value, label: inTwoLines(text(`admin-calendar.one.${value}`)) }))}
      value={kind}
      onChange={(value) => onKind(slotKinds.find((one) => one === value) ?? kind)}
    />
  )
}

type VisitAddressProps = {
  readonly kind: SlotKind
  /** Where a visit most likely goes. */
  readonly home: string | undefined
  readonly errorOf: (name: string) => string | undefined
}

/** The field `address`: where a visit is; of what is none nothing. */
export function VisitAddress({ kind, home, errorOf: faultOf }: VisitAddressProps) {
  const text = useText()
  if (kind !== 'visit') return null
  return (
    <Field label={text('admin-calendar.address')} error={faultOf('address')} required>
      <TextInput name="address" maxLength={200} autoComplete="off" defaultValue={home} />
    </Field>
  )
}
