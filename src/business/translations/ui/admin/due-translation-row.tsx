import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import type { MessageKey } from '#i18n/message-contexts.ts'
import { useText } from '#i18n/text-context.tsx'
import type { Text } from '#i18n/text.ts'
import { inLanguage } from '#kernel/in-language.ts'
import { contentLanguages, defaultContentLanguage } from '#kernel/language.ts'
import type { DueTranslation } from '../../due-translation.ts'
import type { TranslatedKind } from '../../translated-kind.ts'

type DueTranslationRowProps = {
  readonly due: DueTranslation
  readonly isSettling: boolean
  readonly onSettle: () => void
}

function titleOf(text: Text, due: DueTranslation): string {
  const { kind, recordId } = due
  if (kind === 'settings') return text(`admin-settings.group.${recordId}` as MessageKey)
  return inLanguage(due, 'title', text.language).trim() || text('admin-translations.untitled')
}

/** A record, what is due of it, and the way to its editor. */
export function DueTranslationRow({ due, isSettling, onSettle }: DueTranslationRowProps) {
  const text = useText()
  const { language } = useVisitor()
  const { kind, missing, saidAt } = due
  // A language that lacks something is to be written first.
  const older = due.older && missing[due.older].length === 0 ? due.older : null
  const title = titleOf(text, due)
  const ahead = contentLanguages.find((each) => each !== older) ?? defaultContentLanguage
  const date = new Date(saidAt[ahead]).toLocaleDateString(language, { dateStyle: 'long' })
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid min-w-0 gap-2">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap gap-2">
          <Badge tone="ink">{text(`admin-translations.one.${kind}`)}</Badge>
          {contentLanguages.map(
            (lacking) =>
              missing[lacking].length > 0 && (
                <Badge key={lacking} tone="clay">
                  {text(`admin-translations.missing.${lacking}`)}
                </Badge>
              ),
          )}
          {older && <Badge tone="sun">{text(`admin-translations.older.${older}`)}</Badge>}
        </p>
        {contentLanguages.map(
          (lacking) =>
            missing[lacking].length > 0 && (
              <p key={lacking} className="text-sm text-muted">
                {text('admin-translations.fields', { fields: missingWords(text, missing[lacking]) })}
              </p>
            ),
        )}
        {older && <p className="text-sm text-muted">{text(`admin-translations.changed.${ahead}`, { date })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {older && (
          <Button
            tone="secondary"
            size="sm"
            icon="check"
            loading={isSettling}
            aria-label={text('admin-translations.settleOf', { title })}
            onClick={onSettle}
          >
            {text('admin-translations.settle')}
          </Button>
        )}
        <Button asChild size="sm" icon="edit">
          <Link to={recordAddress(due)} aria-label={text('admin-translations.editOf', { title })}>
            {text('admin-translations.edit')}
          </Link>
        </Button>
      </div>
    </Card>
  )
}

const named = [
  'title',
  'excerpt',
  'category',
  'content',
  'author',
  'name',
  'description',
  'features',
  'impact',
  'location',
  'beneficiaries',
  'customer_title',
  'customer_quote',
] as const

/** Texts that are to be written, by name; those within settings are counted. */
function missingWords(text: Text, fields: readonly string[]): string {
  const known = named.filter((name) => fields.includes(name))
  const others = fields.length - known.length
  const words = known.map((name) => text(`admin-translations.field.${name}`))
  return [...words, ...(others > 0 ? [text('admin-translations.parts', { count: others })] : [])].join(', ')
}

const screens: Readonly<Record<TranslatedKind, string>> = {
  post: '/admin/posts?edit=',
  product: '/admin/products?edit=',
  solution: '/admin/proven-solutions?edit=',
  settings: '/admin/settings/',
}

/** Where a record is edited. */
function recordAddress({ kind, recordId }: Pick<DueTranslation, 'kind' | 'recordId'>): string {
  return screens[kind] + encodeURIComponent(recordId)
}
