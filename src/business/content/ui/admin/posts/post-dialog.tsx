import { useState, type SubmitEvent } from 'react'
import { UnsavedQuestion } from '#business/accounts/ui/unsaved-question.tsx'
import { useUnsavedWarning } from '#business/accounts/ui/use-unsaved-warning.ts'
import { LanguageTabs } from '#design/admin/language-tabs.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { languages } from '#kernel/language.ts'
import type { AdminPost } from '../../../posts/admin-post.ts'
import { ComparePosts } from './compare-posts.tsx'
import { FoundDraft } from './found-draft.tsx'
import { LanguageFields } from './language-fields.tsx'
import { fieldsIn, type PostDraft } from './post-draft.ts'
import { PublicationFields } from './publication-fields.tsx'
import { usePostForm } from './use-post-form.ts'
import { VersionsDialog } from './versions-dialog.tsx'

const formId = 'post-form'

type PostDialogProps = {
  /** The one that is edited; null for a new one. */
  readonly known: AdminPost | null
  /** What a new one begins with. */
  readonly begun?: PostDraft | undefined
  readonly onClose: () => void
}

/** Writes a post or changes one. */
export function PostDialog({ known, begun, onClose }: PostDialogProps) {
  const text = useText()
  const form = usePostForm(known, onClose, begun)
  const warning = useUnsavedWarning(form.isUnsaved && !form.isSaving)
  const [isOnVersions, setOnVersions] = useState(false)
  const leave = () =>
    warning.leave(() => {
      if (form.isUnsaved) form.discard()
      onClose()
    })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  const invalid = languages.filter((language) => Object.values(fieldsIn[language]).some((name) => form.faultOf(name)))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={known ? text('admin-posts.editOf', { title: known.title }) : text('admin-posts.create')}
      closeLabel={text('shell.dialog.close')}
      maxWidth={960}
      footer={
        <>
          <Button tone="secondary" onClick={leave}>
            {text('admin.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSaving}>
            {text(known ? 'admin-posts.update' : 'admin-posts.create')}
          </Button>
        </>
      }
    >
      {known && (
        <p className="mb-4 flex flex-wrap gap-3">
          <Button asChild tone="secondary" size="sm" iconAfter="external">
            <a href={`/admin/posts/${known.id}/preview?lang=${text.language}`} target="_blank" rel="noreferrer">
              {text('admin-posts.previewPage')}
            </a>
          </Button>
          <Button tone="secondary" size="sm" icon="clock" onClick={() => setOnVersions(true)}>
            {text('admin-posts.versions')}
          </Button>
        </p>
      )}
      <form id={formId} onSubmit={submit} noValidate className="grid gap-6">
        {form.found && <FoundDraft at={form.found.at} onTake={form.takeFound} onDrop={form.dropFound} />}
        {form.failure && <Banner tone="error" title={form.failure} />}
        <LanguageTabs
          label={text('admin-posts.languages')}
          names={{ fr: text('shell.language.fr'), en: text('shell.language.en') }}
          invalid={invalid}
          invalidLabel={text('admin-posts.hasError')}
        >
          {(language) => <LanguageFields form={form} language={language} />}
        </LanguageTabs>
        <hr className="border-line" />
        <PublicationFields form={form} />
      </form>
      {form.theirs && <ComparePosts form={form} theirs={form.theirs} />}
      {known && isOnVersions && (
        <VersionsDialog
          postId={known.id}
          isUnsaved={form.isUnsaved}
          onRestored={onClose}
          onClose={() => setOnVersions(false)}
        />
      )}
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}
