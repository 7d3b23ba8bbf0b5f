import { SaveBar } from '#business/accounts/ui/save-bar.tsx'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { NotLoaded } from '#business/accounts/ui/not-loaded.tsx'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { ListSkeleton } from '#design/admin/list-skeleton.tsx'
import { Banner } from '#design/banner.tsx'
import { Button } from '#design/button.tsx'
import { CompareVersions } from '#design/form/compare-versions.tsx'
import { failureOf, reasonOf } from '#design/form/field-errors.ts'
import { UnsavedQuestion, useUnsavedWarning } from '#design/form/unsaved-warning.tsx'
import { useRecordForm } from '#design/form/use-record-form.ts'
import { toast } from '#design/toast.ts'
import { formatLocalMoment } from '#i18n/format.ts'
import { useText } from '#i18n/text-context.tsx'
import { nameIn } from '#kernel/name-in.ts'
import type { ListedCategory } from '../../listed-appliance.ts'
import { mostPresets, type EditedPreset, type PresetList } from '../../preset-list.ts'
import { segments, type Segment } from '../../segment.ts'
import { PresetEditor } from './preset-editor.tsx'
import { movedAmong, withPreset } from './preset-draft.ts'

const path = '/api/admin/appliance-presets'
const listQuery = () => queryOptions<PresetList>({ queryKey: [path] })
const allAppliancesQuery = () => queryOptions<readonly ListedCategory[]>({ queryKey: ['/api/appliances/by-category'] })

/** The kinds of place that an audit may start from, in each of its states. */
export function PresetManager() {
  const text = useText()
  const list = useQuery(listQuery())
  const appliances = useQuery(allAppliancesQuery())
  if (list.data && appliances.data) {
    return <PresetForm key={list.data.updatedAt} list={list.data} categories={appliances.data} />
  }
  if (list.isError || appliances.isError) {
    return <NotLoaded onRetry={() => Promise.all([list.refetch(), appliances.refetch()])} />
  }
  return <ListSkeleton label={text('admin-presets.loading')} />
}

type PresetFormProps = { readonly list: PresetList; readonly categories: readonly ListedCategory[] }
type Draft = { readonly presets: readonly EditedPreset[] }
const versionOf = ({ presets, updatedAt }: PresetList) => ({ draft: { presets }, updatedAt })

function PresetForm({ list, categories }: PresetFormProps) {
  const text = useText()
  const client = useQueryClient()
  const box = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [focused, setFocused] = useState<string | null>(null)
  const show = (saved: PresetList) => client.setQueryData(listQuery().queryKey, saved)
  const form = useRecordForm<PresetList, Draft>({
    known: versionOf(list),
    versionOf,
    save: ({ presets }, updatedAt) => sendJson<PresetList>('PUT', path, { presets, updatedAt }),
    faultsOf: () => [],
    onSaved: (saved) => {
      toast({ title: text('admin.saved') })
      show(saved)
    },
    onRefused: (faults) => {
      const wrong = faults.map((fault) => presets[Number(fault.path.split('.')[1])]?.key ?? '')
      setOpen((was) => new Set([...was, ...wrong]))
    },
  })
  const { presets } = form.draft
  const warning = useUnsavedWarning(form.isUnsaved && !form.isSaving)
  const change = (next: readonly EditedPreset[]) => form.set({ presets: next })
  const toggle = (key: string, isOpen: boolean) =>
    setOpen((was) => new Set(isOpen ? [...was, key] : [...was].filter((other) => other !== key)))
  const add = (preset: EditedPreset) => {
    change([...presets, preset])
    toggle(preset.key, true)
    setFocused(preset.key)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.submit()
  }
  useEffect(() => {
    if (focused) box.current?.querySelector<HTMLElement>(`[data-preset="${focused}"] input`)?.focus()
  }, [focused])
  const failure = failureOf(form.error, text('shell.error.text'))
  return (
    <form ref={box} tabIndex={-1} onSubmit={submit} noValidate className="grid grid-cols-1 gap-6 outline-none">
      <p className="text-sm text-muted">
        {list.updatedAt
          ? text('admin-presets.changed', { moment: formatLocalMoment(new Date(list.updatedAt), text.language) })
          : text('admin-presets.untouched')}
      </p>
      {segments.map((segment) => {
        const own = presets.filter((preset) => preset.segment === segment)
        const missing = list.builtIn.filter(
          ({ key, segment: of }) => of === segment && !presets.some((preset) => preset.key === key),
        )
        return (
          <section key={segment} aria-labelledby={`presets-${segment}`}>
            <h2 id={`presets-${segment}`} className="text-xl">
              {text(`admin-presets.segment.${segment}`)}
            </h2>
            {own.length === 0 && <p className="mt-2 text-muted">{text('admin-presets.none')}</p>}
            <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-white empty:hidden">
              {own.map((preset, place) => (
                <li key={preset.key} data-preset={preset.key} className="px-4 py-0.5">
                  <PresetEditor
                    preset={preset}
                    original={list.builtIn.find(({ key }) => key === preset.key)}
                    appliances={categories
                      .filter((category) => category.segment === segment)
                      .flatMap((category) => category.appliances)}
                    isOpen={open.has(preset.key)}
                    onToggle={(isOpen) => toggle(preset.key, isOpen)}
                    faultOf={(field) => form.faultOf(`presets.${presets.indexOf(preset)}.${field}`)}
                    onChange={(next) => form.set({ presets: withPreset(presets, next) }, 'presets')}
                    onMove={(by) => change(movedAmong(presets, preset, by))}
                    canMove={{ up: place > 0, down: place < own.length - 1 }}
                    onRemove={
                      presets.length > 1 ? () => change(presets.filter(({ key }) => key !== preset.key)) : undefined
                    }
                  />
                </li>
              ))}
            </ul>
            {presets.length < mostPresets && (
              <div className="mt-3 flex flex-wrap gap-2">
                <Button tone="secondary" icon="plus" onClick={() => add(blankPreset(segment))}>
                  {text(`admin-presets.add.${segment}`)}
                </Button>
                {missing.map((preset) => (
                  <Button key={preset.key} tone="secondary" icon="refresh" onClick={() => add(preset)}>
                    {text('admin-presets.bringBack', { name: nameIn(preset, text.language) })}
                  </Button>
                ))}
              </div>
            )}
          </section>
        )
      })}
      {failure && <Banner tone="error" title={failure} />}
      {form.faults.length > 0 && (
        <Banner tone="error" title={text('admin-presets.faults', { count: form.faults.length })} />
      )}
      <SaveBar isUnsaved={form.isUnsaved} isSaving={form.isSaving} onUndo={() => form.begin()}>
        {list.updatedAt && <ResetPresets onReset={show} />}
      </SaveBar>
      {form.theirs && (
        <CompareVersions
          fields={comparedPresets(presets, form.theirs.presets, categories, text.language)}
          loading={form.isSaving}
          onKeepMine={() => form.submit(form.theirs?.updatedAt ?? null)}
          onTakeTheirs={() => form.theirs && show(form.theirs)}
          onClose={form.dismissTheirs}
        />
      )}
      <UnsavedQuestion warning={warning} />
    </form>
  )
}

const blankPreset = (segment: Segment): EditedPreset => ({
  key: `own-${crypto.randomUUID().slice(0, 8)}`,
  segment,
  name: '',
  nameEn: '',
  isHidden: false,
  lines: [],
})

/** Each kind of place with what two versions make of it. */
function comparedPresets(
  mine: readonly EditedPreset[],
  theirs: readonly EditedPreset[],
  categories: readonly ListedCategory[],
  language: Parameters<typeof nameIn>[1],
) {
  const names = new Map(
    categories.flatMap(({ appliances }) => appliances.map((one) => [one.id, nameIn(one, language)])),
  )
  const written = (preset: EditedPreset | undefined) =>
    preset
      ? [
          `${preset.name} / ${preset.nameEn}${preset.isHidden ? ' (–)' : ''}`,
          ...preset.lines.map(
            ({ applianceId, quantity, hoursDay, hoursNight, isEssential }) =>
              `${quantity} × ${names.get(applianceId) ?? applianceId} (${hoursDay} + ${hoursNight} h${isEssential ? ', ✓' : ''})`,
          ),
        ].join('\n')
      : ''
  const keys = [...new Set([...mine, ...theirs].map(({ key }) => key))]
  return keys.map((key) => {
    const own = mine.find((preset) => preset.key === key)
    const other = theirs.find((preset) => preset.key === key)
    const named = own ?? other
    return { label: named ? nameIn(named, language) : key, mine: written(own), theirs: written(other) }
  })
}

function ResetPresets({ onReset }: { readonly onReset: (list: PresetList) => void }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const reset = useMutation({
    mutationFn: () => sendJson<PresetList>('DELETE', path, {}),
    onSuccess: (list) => {
      toast({ title: text('admin-presets.wasReset') })
      onReset(list)
    },
    onError: (error) => toast({ title: reasonOf(error, text('shell.error.text')), tone: 'error' }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        {text('admin-presets.reset')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('admin-presets.reset.confirm')}
          confirmLabel={text('admin-presets.reset')}
          cancelLabel={text('admin.cancel')}
          loading={reset.isPending}
          onConfirm={() => reset.mutate()}
          onCancel={() => setAsking(false)}
        >
          {text('admin-presets.reset.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
