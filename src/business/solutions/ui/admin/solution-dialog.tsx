import { RecordDialog } from '#design/form/record-dialog.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { SolutionRecord } from '../../solution-record.ts'
import { useSolutionForm, type SolutionForm, solutionRecordsPath } from './use-solution-form.ts'
import { CompareVersions } from '#design/form/compare-versions.tsx'
import { draftOf, solutionFieldNames, type SolutionDraft, type SolutionTab, type TwinText } from './solution-draft.ts'
import { useSolutionLabel, SolutionTextField } from './solution-text-field.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { solutionSectors } from '../../case-studies/sector.ts'
import { ImageField } from '#business/media/ui/admin/image-field.tsx'
import { VideoHint } from '#business/media/ui/admin/video-hint.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import type { ReactNode } from 'react'
import { FieldTabs } from '#design/form/field-tabs.tsx'
import { SourceBeside } from '#design/form/source-beside.tsx'
import { useLanguageNotes } from '#design/form/missing-fields.ts'
import { inLanguage } from '#kernel/in-language.ts'
import {
  contentField,
  contentLanguages,
  defaultContentLanguage,
  perContentLanguage,
  type ContentLanguage,
  languageTable,
} from '#kernel/language.ts'

type SolutionDialogProps = {
  /** The one that is edited; null for a new one. */
  readonly known: SolutionRecord | null
  /** What a new one begins with. */
  readonly begun?: SolutionDraft | undefined
  /** None of staff's is published: visitors see those that come with the site. */
  readonly isFirst: boolean
  readonly onClose: () => void
}

/** Adds a solution or changes one. */
export function SolutionDialog({ known, begun, isFirst, onClose }: SolutionDialogProps) {
  const text = useText()
  const form = useSolutionForm(known, onClose, begun)
  return (
    <RecordDialog
      form={form}
      title={
        known
          ? text('admin-solutions.editOf', { title: inLanguage(known, 'title', text.language) })
          : text('admin-solutions.add')
      }
      tabsLabel={text('admin-solutions.tabs')}
      tabs={[
        { value: 'basic', label: text('admin-solutions.tab.basic'), fields: <SolutionBasicTab form={form} /> },
        { value: 'media', label: text('admin-solutions.tab.media'), fields: <SolutionMediaTab form={form} /> },
        { value: 'customer', label: text('admin-solutions.tab.customer'), fields: <SolutionCustomerTab form={form} /> },
      ]}
      maxWidth={1280}
      onClose={onClose}
      note={isFirst ? text('admin-solutions.first') : undefined}
      comparison={form.theirs && <CompareSolutions form={form} theirs={form.theirs} />}
    />
  )
}

/** One's own version of a solution beside what somebody else has saved meanwhile. */
function CompareSolutions({ form, theirs }: { form: SolutionForm; theirs: SolutionRecord }) {
  const wordsOf = useFieldWords()
  const saved = draftOf(theirs)
  return (
    <CompareVersions
      fields={solutionFieldNames.map((name) => {
        const { label, value } = wordsOf(name)
        return { label, mine: value(form.draft), theirs: value(saved) }
      })}
      loading={form.isSaving}
      onKeepMine={() => form.submit(theirs.updatedAt)}
      onTakeTheirs={form.takeTheirs}
      onClose={form.dismissTheirs}
    />
  )
}

type FieldWords = { readonly label: string; readonly value: (draft: SolutionDraft) => string }

function useFieldWords(): (name: keyof SolutionDraft) => FieldWords {
  const text = useText()
  const label = useSolutionLabel()
  return (name) => {
    if (name === 'isPublished' || name === 'isFeatured') {
      const value = (draft: SolutionDraft) => text(draft[name] ? 'admin-solutions.yes' : 'admin-solutions.no')
      return { label: text(`admin-solutions.field.${name}`), value }
    }
    if (name === 'sector') {
      const value = ({ sector }: SolutionDraft) => text(`admin-solutions.sector.${sector}`)
      return { label: text('admin-solutions.field.sector'), value }
    }
    const title = name === 'imageUrl' ? text('admin-solutions.field.image') : label(name)
    return { label: title, value: (draft) => draft[name] }
  }
}

/** A part of the dialog, ordered as an article is: what is written in each language, and beside it what both share. */
function SolutionPart({ written, shared }: { written: ReactNode; shared: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 gap-6 max-sm:gap-3">{written}</div>
      <hr className="border-line lg:hidden" />
      <div className="grid content-start gap-5 max-sm:gap-3 sm:max-lg:grid-cols-2">{shared}</div>
    </div>
  )
}

/** What was installed, where, when and for whom. */
function SolutionBasicTab({ form }: { form: SolutionForm }) {
  const text = useText()
  return (
    <SolutionPart
      written={
        <SolutionLanguageTabs form={form} part="basic" texts={['title', 'location', 'beneficiaries']}>
          {(language) => (
            <>
              <SolutionTextField form={form} name={contentField('title', language)} />
              <SolutionTextField form={form} name={contentField('location', language)} />
              <SolutionTextField form={form} name={contentField('beneficiaries', language)} />
            </>
          )}
        </SolutionLanguageTabs>
      }
      shared={
        <>
          <Field
            label={text('admin-solutions.field.sector')}
            error={form.faultOf('sector')}
            required
            className="sm:max-lg:col-span-2"
          >
            <Select
              value={form.draft.sector}
              onChange={({ target }) => form.set({ sector: target.value as SolutionDraft['sector'] })}
              options={solutionSectors.map((sector) => ({
                value: sector,
                label: text(`admin-solutions.sector.${sector}`),
              }))}
            />
          </Field>
          <SolutionTextField form={form} name="date" hint={text('admin-solutions.field.date.hint')} />
          <SolutionTextField form={form} name="capacity" hint={text('admin-solutions.field.capacity.hint')} />
        </>
      }
    />
  )
}

/** What the customer says of it. */
function SolutionCustomerTab({ form }: { form: SolutionForm }) {
  const text = useText()
  return (
    <SolutionPart
      written={
        <>
          <SolutionTextField form={form} name="customerName" hint={text('admin-solutions.customer.hint')} />
          <SolutionLanguageTabs form={form} part="customer" texts={['customerTitle', 'customerQuote']}>
            {(language) => (
              <>
                <SolutionTextField
                  form={form}
                  name={contentField('customerTitle', language)}
                  hint={text('admin-solutions.field.customerTitle.hint')}
                />
                <SolutionTextField form={form} name={contentField('customerQuote', language)} rows={4} />
              </>
            )}
          </SolutionLanguageTabs>
        </>
      }
      shared={
        <>
          <SolutionTextField
            form={form}
            name="customerSaidOn"
            isDate
            hint={text('admin-solutions.field.customerSaidOn.hint')}
          />
          <SolutionTextField
            form={form}
            name="customerSourceUrl"
            hint={text('admin-solutions.field.customerSource.hint')}
          />
        </>
      }
    />
  )
}

/** What is told and shown of it. */
function SolutionMediaTab({ form }: { form: SolutionForm }) {
  const text = useText()
  return (
    <SolutionPart
      written={
        <SolutionLanguageTabs form={form} part="media" texts={['description', 'impact']}>
          {(language) => (
            <>
              <SolutionTextField form={form} name={contentField('description', language)} rows={8} />
              <SolutionTextField form={form} name={contentField('impact', language)} rows={3} />
            </>
          )}
        </SolutionLanguageTabs>
      }
      shared={
        <>
          <Checkbox
            label={text('admin-solutions.field.isFeatured')}
            hint={text('admin-solutions.field.isFeatured.hint')}
            checked={form.draft.isFeatured}
            onChange={({ target }) => form.set({ isFeatured: target.checked })}
          />
          <div className="sm:max-lg:col-span-2">
            <ImageField
              hasButton
              label={text('admin-solutions.field.image')}
              value={form.draft.imageUrl || null}
              onChange={(url) => form.set({ imageUrl: url ?? '' })}
              uploadPath={`${solutionRecordsPath}/upload-image`}
              fieldName="image"
              error={form.faultOf('imageUrl')}
            />
          </div>
          <SolutionTextField
            form={form}
            name="videoUrl"
            hint={<VideoHint address={form.draft.videoUrl}>{text('admin-solutions.field.video.hint')}</VideoHint>}
          />
        </>
      }
    />
  )
}

type SolutionLanguageTabsProps = {
  readonly form: SolutionForm
  /** The part of the dialog that they stand in. */
  readonly part: SolutionTab
  /** The texts that stand in the tabs. */
  readonly texts: readonly TwinText[]
  readonly children: (language: ContentLanguage) => ReactNode
}

/** The texts of a part of the dialog, French and English. */
function SolutionLanguageTabs({ form, part, texts, children }: SolutionLanguageTabsProps) {
  const text = useText()
  const notes = useLanguageNotes(form.missing.filter(({ tab }) => tab === part))
  const isWrong = (language: ContentLanguage) => texts.some((name) => form.faultOf(contentField(name, language)))
  const label = useSolutionLabel()
  const textsIn = (language: ContentLanguage) =>
    texts.map((name) => {
      const field = contentField(name, language)
      return { label: label(field), words: form.draft[field] }
    })
  return (
    <FieldTabs
      label={text('admin-solutions.languages')}
      names={perContentLanguage((language) => languageTable[language].name)}
      invalid={contentLanguages.filter(isWrong)}
      invalidLabel={text('admin.hasError')}
      {...(part !== 'customer' && { notes })}
    >
      {(language) => (
        <SourceBeside into={language} textsIn={textsIn}>
          <div className="grid gap-5 max-sm:gap-3">
            {children(language)}
            {language !== defaultContentLanguage && (
              <p className="text-sm text-muted">{text('admin-solutions.english.hint')}</p>
            )}
          </div>
        </SourceBeside>
      )}
    </FieldTabs>
  )
}
