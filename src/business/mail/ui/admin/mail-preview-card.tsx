import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Disclosure } from '#design/disclosure.tsx'
import { applyHeldStyles } from '#design/apply-held-styles.ts'
import { Skeleton } from '#design/skeleton.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import { failureOf } from '#business/accounts/ui/field-errors.ts'
import type { useMailPreview } from './use-mail-preview.ts'
import { previewDocument } from './preview-document.ts'

type MailPreviewCardProps = Pick<ReturnType<typeof useMailPreview>, 'preview' | 'error' | 'refetch'> & {
  readonly language: Language
}

/** Without a control in it, what is long scrolls by keyboard only where it can have the focus. */
const reachable = { tabIndex: 0 }

/** A mail as its reader would have it: the subject, the mail itself in a frame where nothing runs, and its plain text. */
export function MailPreviewCard({ preview, error, refetch, language }: MailPreviewCardProps) {
  const text = useText()
  const failure = failureOf(error, text('shell.error.text'))
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{text('admin-mail-words.preview')}</h2>
      <p className="text-sm text-muted">{text('admin-mail-words.preview.text')}</p>
      {error && !failure && <p className="text-sm font-medium text-clay">{text('admin-mail-words.preview.waits')}</p>}
      {failure && (
        <p className="flex flex-wrap items-center gap-3 text-sm font-medium text-clay">
          {failure}
          <Button tone="secondary" size="sm" onClick={() => void refetch()}>
            {text('shell.error.retry')}
          </Button>
        </p>
      )}
      {!preview && !error && <Skeleton className="h-96" />}
      {preview && (
        <>
          <p className="wrap-anywhere">
            <span className="text-sm text-muted">{text('admin-mail-words.part.subject')}</span>
            <br />
            <b lang={language}>{preview.subject}</b>
          </p>
          <iframe
            // No script runs in it; ours may reach its styles.
            sandbox="allow-same-origin"
            onLoad={({ currentTarget: { contentDocument } }) => contentDocument && applyHeldStyles(contentDocument)}
            title={text('admin-mail-words.preview')}
            srcDoc={previewDocument(preview.html)}
            className="h-[clamp(18rem,50dvh,40rem)] w-full rounded-control border border-line bg-sand"
          />
          <Disclosure look="plain" summary={text('admin-mail-words.plainText')}>
            <pre
              {...reachable}
              lang={language}
              className="max-h-96 overflow-auto rounded-control border border-line bg-sand p-3 text-sm whitespace-pre-wrap"
            >
              {preview.text}
            </pre>
          </Disclosure>
        </>
      )}
    </Card>
  )
}
