import { useState, type ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contentField, languageTable } from '#kernel/language.ts'
import { FoldedLine } from './folded-line.tsx'
import type { FieldsPart } from './form-parts.ts'
import { useSettingsForm } from './settings-form-context.ts'
import { pathUnder, valueAt } from './value-path.ts'

type FoldedPartsProps = {
  readonly parts: readonly FieldsPart[]
  readonly titleOf: (part: FieldsPart) => string
  readonly bodyOf: (part: FieldsPart) => ReactNode
}

/** Parts of a form, a line each: what it is about, and what it says or whether it has its picture. One is open at a time; one with a fault is. */
export function FoldedParts({ parts, titleOf, bodyOf }: FoldedPartsProps) {
  const text = useText()
  const { value } = useSettingsForm()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-white">
      {parts.map((part) => {
        const { path, fields } = part
        const isOpen = open === path
        const said = (name: string) => valueAt(value, pathUnder(path, name))
        const hasPicture = fields.some(({ kind }) => kind === 'picture')
        const note = said(contentField('title', languageTable[text.language].content))
        return (
          <li key={path} className="first:rounded-t-card last:rounded-b-card">
            <FoldedLine
              {...{ path, fields, isOpen }}
              title={titleOf(part)}
              note={typeof note === 'string' && note}
              badge={hasPicture && <PictureBadge isGiven={Boolean(said('picture'))} />}
              onToggle={() => setOpen(isOpen ? null : path)}
            >
              {bodyOf(part)}
            </FoldedLine>
          </li>
        )
      })}
    </ul>
  )
}

function PictureBadge({ isGiven }: { readonly isGiven: boolean }) {
  const text = useText()
  return (
    <Badge tone={isGiven ? 'leaf' : 'neutral'}>
      {text(isGiven ? 'admin-settings.photograph.given' : 'admin-settings.photograph.missing')}
    </Badge>
  )
}
