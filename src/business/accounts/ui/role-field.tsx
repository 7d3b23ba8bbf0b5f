import { useState } from 'react'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { firstRole, roles } from '../permissions.ts'

type RoleFieldProps = { readonly given?: string | undefined; readonly fault: string | undefined }

/** The role of an account, and below it what it may do. */
export function RoleField({ given = firstRole, fault }: RoleFieldProps) {
  const text = useText()
  const [chosen, choose] = useState(given)
  const role = roles.find((one) => one === chosen)
  return (
    <Field label={text('admin.staff.role')} hint={role && text(`admin.role.${role}.may`)} error={fault} required>
      <Select
        name="role"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={roles.map((one) => ({ value: one, label: text(`admin.role.${one}`) }))}
      />
    </Field>
  )
}
