import { useRef, useState, type SubmitEvent } from 'react'
import { isTurned, PublishFoot } from '#design/form/publish-foot.tsx'
import { RecoveredDraft } from '#design/form/kept-draft.tsx'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { useFirstFault } from '#design/form/use-record-form.ts'
import { FieldTabs } from '#design/form/field-tabs.tsx'
import { MenuButton } from '#design/admin/menu-button.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { contentLanguages, languageTable, perContentLanguage, type ContentLanguage } from '#kernel/language.ts'
import { publicationOf, type AdminPost } from '../../admin-post.ts'
import { languagesToTranslate, untranslatedIn } from '../../untranslated.ts'
import { draftOf, fieldsIn, lackingOf, postFieldNames, type PostDraft } from './post-draft.ts'
import { LanguageFields } from './language-fields.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { SaveState } from './save-state.tsx'
import { VersionsDialog } from './versions-dialog.tsx'
import { usePostForm, type PostFormState } from './use-post-form.ts'
import { CompareVersions } from '#design/form/compare-versions.tsx'
import { formatList, formatLocalMoment } from '#i18n/format.ts'

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
  const box = useFirstFault(form.refusals)
  const preview = useRef<HTMLInputElement>(null)
  const warning = useUnsavedWarning(form.isUnsaved && !form.isSaving, form.discard)
  const [isOnVersions, setOnVersions] = useState(false)
  const [opened] = useState(() => new Date())
  const [toTranslate] = languagesToTranslate(form.draft)
  const lacking = form.isPublished ? [] : lackingOf(form.draft)
  const leave = () => warning.leave(onClose)
  const showPage = (language: ContentLanguage) => {
    if (!preview.current?.form) return
    preview.current.value = JSON.stringify(named(form.draft, text('admin-posts.untitled')))
    preview.current.form.action = `/admin/posts/preview?lang=${language}`
    preview.current.form.requestSubmit()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.saveAs(isTurned(event) !== form.isPublished)
  }
  const tools = (shown: ContentLanguage) =>
    (known || form.isUnsaved) && (
      <PostTools onPreview={() => showPage(shown)} onVersions={known ? () => setOnVersions(true) : undefined} />
    )
  const isWaiting = known !== null && publicationOf(known, opened) === 'scheduled'
  const onPublishing = publicationOf({ ...form.draft, isPublished: true }, opened)
  const invalid = contentLanguages.filter((language) =>
    Object.values(fieldsIn[language]).some((name) => form.faultOf(name)),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={
        <span className="max-sm:line-clamp-1">
          {known
            ? text('admin-posts.editOf', { title: inLanguage(known, 'title', text.language) })
            : text('admin-posts.create')}
        </span>
      }
      closeLabel={text('shell.dialog.close')}
      maxWidth={1280}
      footer={
        <>
          <div className="text-sm text-muted max-sm:order-last sm:mr-auto sm:self-center">
            <SaveState form={form} known={known} />
            {lacking.length > 0 ? (
              <p>
                {text('admin-posts.toPublish', {
                  what: formatList(
                    lacking.map((what) => text(what)),
                    text.language,
                  ),
                })}
              </p>
            ) : (
              toTranslate && (
                <p className="max-sm:hidden">
                  {text(
                    untranslatedIn(form.draft)[toTranslate].length > 0
                      ? `admin-posts.toTranslate.${toTranslate}`
                      : `admin-posts.published.missing.${toTranslate}`,
                  )}
                </p>
              )
            )}
          </div>
          <PublishFoot
            form={formId}
            isPublished={form.isPublished}
            isReady={lacking.length === 0}
            publishLabel={onPublishing === 'scheduled' ? text('admin-posts.schedule') : undefined}
            saveLabel={isWaiting && onPublishing === 'published' ? text('admin-posts.publishNow') : undefined}
            unpublishLabel={isWaiting ? text('admin-posts.unschedule') : undefined}
            cancelLabel={isWaiting ? text('shell.dialog.close') : undefined}
            loading={form.isSaving}
            onCancel={leave}
          />
        </>
      }
    >
      <form
        ref={box}
        id={formId}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 max-sm:-mt-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:has-[[data-state=active]_[data-source]]:grid-cols-1"
      >
        <div className="grid gap-6 empty:hidden lg:col-span-2">
          <RecoveredDraft form={form} />
          {form.failure && <Banner tone="error" title={form.failure} />}
        </div>
        <div className="relative min-w-0">
          <FieldTabs
            label={text('admin-posts.languages')}
            names={perContentLanguage((language) => languageTable[language].name)}
            invalid={invalid}
            invalidLabel={text('admin-posts.hasError')}
            beside={tools}
          >
            {(language) => <LanguageFields form={form} language={language} />}
          </FieldTabs>
        </div>
        <hr className="border-line lg:hidden" />
        <PublicationFields form={form} />
      </form>
      <form hidden method="post" target="_blank">
        <input ref={preview} type="hidden" name="post" />
      </form>
      {form.theirs && <ComparePosts form={form} theirs={form.theirs} />}
      {known && isOnVersions && (
        <VersionsDialog
          post={known}
          isUnsaved={form.isUnsaved}
          onRestored={onClose}
          onClose={() => setOnVersions(false)}
        />
      )}
      <UnsavedQuestion warning={warning} />
    </Dialog>
  )
}

type PostToolsProps = { readonly onPreview: () => void; readonly onVersions: (() => void) | undefined }

/** Its page as it is typed, once something is, and what it was before: beside the languages, so that they take no line of their own. */
function PostTools({ onPreview, onVersions }: PostToolsProps) {
  const text = useText()
  return (
    <p className="absolute top-0 right-0 z-1">
      <span className="flex gap-2 max-sm:hidden">
        <Button tone="quiet" size="sm" iconAfter="external" onClick={onPreview}>
          {text('admin-posts.previewPage')}
        </Button>
        {onVersions && (
          <Button tone="quiet" size="sm" icon="clock" onClick={onVersions}>
            {text('admin-posts.versions')}
          </Button>
        )}
      </span>
      <span className="sm:hidden">
        <MenuButton
          label={text('admin-posts.more')}
          isBrief
          isQuiet
          items={[
            { key: 'page', icon: 'external', label: text('admin-posts.previewPage'), onChoose: onPreview },
            onVersions !== undefined && {
              key: 'versions',
              icon: 'clock',
              label: text('admin-posts.versions'),
              onChoose: onVersions,
            },
          ]}
        />
      </span>
    </p>
  )
}

/** A page has a title, whether one is typed yet or not. */
const named = (draft: PostDraft, untitled: string) => ({
  ...draft,
  title: draft.title.trim() || draft.titleEn || untitled,
})

/** What two people made of one post, field by field. */
function ComparePosts({ form, theirs }: { form: PostFormState; theirs: AdminPost }) {
  const text = useText()
  const wordsOf = (draft: PostDraft, name: keyof PostDraft): string => {
    const value = draft[name]
    if (typeof value === 'boolean') return text(value ? 'admin-posts.yes' : 'admin-posts.no')
    if (name === 'publishedAt' && value) return formatLocalMoment(new Date(value), text.language)
    if (name === 'type') return text(`content.post.type.${draft.type}`)
    return value ?? ''
  }
  const saved = draftOf(theirs)
  return (
    <CompareVersions
      fields={postFieldNames.map((name) => ({
        label: text(`admin-posts.field.${name}`),
        mine: wordsOf(form.draft, name),
        theirs: wordsOf(saved, name),
      }))}
      loading={form.isSaving}
      onKeepMine={() => form.submit(theirs.updatedAt)}
      onTakeTheirs={form.takeTheirs}
      onClose={form.dismissTheirs}
    />
  )
}
