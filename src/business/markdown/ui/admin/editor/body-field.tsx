import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { sendJson } from '#client/send.ts'
import { TabPanel, Tabs } from '#design/admin/tabs.tsx'
import { Button } from '#design/button.tsx'
import { FieldError } from '#design/field.tsx'
import { TextArea } from '#design/text-area.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Language } from '#kernel/language.ts'
import type { EditorNode } from '../../../editor/editor-document.ts'
import { RenderedBody } from './rendered-body.tsx'

const loadEditor = () => import('./rich-editor.tsx')
const RichEditor = lazy(loadEditor)

type BodyFieldProps = {
  readonly label: string
  readonly language: Language
  /** Markdown. */
  readonly value: string
  readonly onChange: (markdown: string) => void
  readonly error?: string | undefined
}

const views = ['write', 'preview'] as const

type Draft = { readonly document: EditorNode | null }

/** A body: written as readers will see it, or as Markdown where one prefers that or the editor has no form for something. */
export function BodyField({ label, language, value, onChange, error }: BodyFieldProps) {
  const text = useText()
  const id = useId()
  const [isSource, setSource] = useState(false)
  const [view, setView] = useState<(typeof views)[number]>('write')
  // What the editor wrote last: only what comes from elsewhere is read again.
  const own = useRef<string | null>(null)
  const { data, isError, mutate } = useMutation({
    mutationFn: (markdown: string) => sendJson<Draft>('POST', '/api/admin/posts/document', { markdown }),
    onSuccess: ({ document }) => document ?? setSource(true),
  })
  // Its code travels while the server reads the text.
  useEffect(() => void loadEditor().catch(() => undefined), [])
  const read = useEffectEvent((markdown: string) => mutate(markdown))
  useEffect(() => {
    if (isSource || value === own.current) return
    own.current = value
    read(value)
  }, [value, isSource])
  const write = (markdown: string) => {
    own.current = markdown
    onChange(markdown)
  }
  const toSource = () => {
    own.current = null
    setSource(true)
  }
  const document = data?.document
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold max-sm:sr-only">
        {label}
      </span>
      <div className="relative">
        <Tabs
          label={text('admin-posts.views')}
          value={view}
          onChange={setView}
          tabs={views.map((one) => ({ value: one, label: text(`admin-posts.${one}`) }))}
          className="gap-2!"
        >
          <TabPanel value="write" keep className="grid min-w-0 gap-1.5">
            <Button
              tone="quiet"
              size="sm"
              className="absolute top-0 right-0 aria-pressed:bg-ink aria-pressed:text-white"
              aria-pressed={isSource}
              onClick={isSource ? () => setSource(false) : toSource}
            >
              {text('admin-posts.source')}
            </Button>
            {isSource || isError ? (
              <>
                {(data?.document === null || isError) && (
                  <p id={`${id}-hint`} className="text-sm text-muted">
                    {text('admin-posts.source.only')}
                  </p>
                )}
                <TextArea
                  aria-labelledby={`${id}-label`}
                  aria-describedby={`${id}-hint ${id}-error`}
                  aria-invalid={error ? true : undefined}
                  lang={language}
                  rows={12}
                  value={value}
                  onChange={({ target }) => onChange(target.value)}
                  className="font-mono text-sm"
                />
              </>
            ) : (
              <Suspense fallback={<Coming markdown={value} />}>
                {document ? (
                  <RichEditor
                    // Another text is another editor: what one could undo of it belongs to the one before.
                    key={documentKey(document)}
                    document={document}
                    language={language}
                    labelledBy={`${id}-label`}
                    describedBy={error ? `${id}-error` : undefined}
                    onChange={write}
                  />
                ) : (
                  <Coming markdown={value} />
                )}
              </Suspense>
            )}
          </TabPanel>
          <TabPanel value="preview" className="rounded-control border border-line bg-sand p-4 sm:p-6">
            <RenderedBody markdown={value} language={language} className="mx-auto max-w-3xl" />
          </TabPanel>
        </Tabs>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** What is written, while the editor travels. */
const Coming = ({ markdown }: { readonly markdown: string }) => (
  <TextArea aria-hidden tabIndex={-1} readOnly rows={14} value={markdown} />
)

const keys = new WeakMap<EditorNode, number>()
let lastKey = 0

function documentKey(document: EditorNode): number {
  const key = keys.get(document) ?? (lastKey += 1)
  keys.set(document, key)
  return key
}
