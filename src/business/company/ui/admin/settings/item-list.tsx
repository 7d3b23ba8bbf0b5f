import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { FieldError } from '#design/field.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contentField, languageTable, type Language } from '#kernel/language.ts'
import { groupThousands } from '#kernel/money.ts'
import { FieldSet } from './field-set.tsx'
import { FoldedLine } from './folded-line.tsx'
import type { ListPart } from './form-parts.ts'
import { samplesQuery } from './sample-content.tsx'
import { SampleBadge } from './sample-row.tsx'
import { useSettingsForm } from './settings-form-context.ts'
import { listAt, pathUnder, valueAt } from './value-path.ts'

/** Items that can be added, removed and moved, folded but for one; the focus goes where the item went. */
export function ItemList({ part }: { part: ListPart }) {
  const { path, fields, item, isLine, add, blank, fewest, most } = part
  const text = useText()
  const { value, change, errorAt } = useSettingsForm()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ readonly to: number; readonly by?: string } | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const items = listAt(value, path)
  const samples = useQuery(samplesQuery()).data
  useEffect(() => {
    if (!moved) return
    const place = list.current?.children[moved.to]
    const button = place?.querySelector<HTMLElement>(`button[data-do="${moved.by}"]:enabled`)
    const other = place?.querySelector<HTMLElement>(moved.by ? 'button[data-do]:enabled' : 'input, textarea, select')
    const line = place?.querySelector<HTMLElement>('button[aria-expanded]')
    // What is done with a folded one is out of sight on a phone.
    for (const way of [button, other, line]) {
      way?.focus()
      if (way && document.activeElement === way) break
    }
  }, [moved])

  const move = (from: number, to: number) => {
    const rest = items.toSpliced(from, 1)
    change(path, rest.toSpliced(to, 0, items[from]))
    setMoved({ to, by: to < from ? 'up' : 'down' })
    setOpen(open === from ? to : open === to ? from : open)
  }
  const remove = (at: number) => {
    change(path, items.toSpliced(at, 1))
    setMoved({ to: Math.min(at, items.length - 2), by: 'remove' })
    setOpen(null)
  }
  const append = () => {
    change(path, [...items, blank])
    setMoved({ to: items.length })
    setOpen(items.length)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol
        ref={list}
        className={`grid grid-cols-1 ${isLine ? 'gap-4' : 'divide-y divide-line rounded-card border border-line bg-white empty:hidden'}`}
      >
        {items.map((its, index) => {
          const named = nameOf(its, text.language)
          const name = named || text(item, { number: index + 1 })
          const sample = named && samples?.find(({ key }) => key.endsWith(`:${keyOf(its)}`))
          const act = (
            label: string,
            icon: IconName,
            does: 'up' | 'down' | 'remove',
            run: () => void,
            off: boolean,
          ) => (
            <button
              type="button"
              data-do={does}
              aria-label={label}
              title={label}
              disabled={off}
              onClick={run}
              className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-sand-2 disabled:opacity-40 ${does === 'remove' ? 'text-clay-deep' : 'text-muted hover:text-ink'}`}
            >
              <Icon name={icon} className={does === 'down' ? 'size-5 rotate-180' : 'size-5'} />
            </button>
          )
          if (isLine) {
            return (
              <li key={pathUnder(path, index)}>
                <fieldset className="flex min-w-0 items-end gap-3 max-sm:flex-wrap max-sm:justify-end">
                  <legend className="sr-only">{name}</legend>
                  <div className="min-w-0 grow max-sm:w-full">
                    <FieldSet path={pathUnder(path, index)} fields={fields} isLine />
                  </div>
                  {items.length > fewest &&
                    act(text('admin-settings.remove', { name }), 'close', 'remove', () => remove(index), false)}
                </fieldset>
              </li>
            )
          }
          return (
            // An item is known by its place alone: it has no name that stays while it is typed.
            <li key={pathUnder(path, index)} className="first:rounded-t-card last:rounded-b-card">
              <fieldset className="min-w-0 rounded-[inherit]">
                <legend className="sr-only">{name}</legend>
                <FoldedLine
                  path={pathUnder(path, index)}
                  fields={fields}
                  title={<ItemTitle item={its} name={name} />}
                  note={ownOf(its, 'role', text.language)}
                  badge={sample && <SampleBadge state={sample.state} />}
                  isOpen={open === index}
                  onToggle={() => setOpen(open === index ? null : index)}
                  actions={
                    <>
                      {act(
                        text('admin-settings.up', { name }),
                        'arrow-up',
                        'up',
                        () => move(index, index - 1),
                        index === 0,
                      )}
                      {act(
                        text('admin-settings.down', { name }),
                        'arrow-up',
                        'down',
                        () => move(index, index + 1),
                        index === items.length - 1,
                      )}
                    </>
                  }
                >
                  <FieldSet path={pathUnder(path, index)} fields={fields} />
                  {items.length > fewest && (
                    <Button
                      tone="removal"
                      size="sm"
                      icon="close"
                      data-do="remove"
                      onClick={() => remove(index)}
                      className="justify-self-start"
                    >
                      {text('admin-settings.remove', { name })}
                    </Button>
                  )}
                </FoldedLine>
              </fieldset>
            </li>
          )
        })}
      </ol>
      <FieldError>{errorAt(path)}</FieldError>
      {items.length < most && (
        <Button tone="secondary" icon="plus" onClick={append} className="justify-self-start">
          {text(add)}
        </Button>
      )}
    </div>
  )
}

const textAt = (item: unknown, path: string) => {
  const its = valueAt(item, path)
  return typeof its === 'string' ? its : ''
}

/** What samples know an item by. */
const keyOf = (item: unknown) => textAt(item, 'name') || textAt(item, 'label')

/** In one's own language, where it is written in that. */
const nameOf = (item: unknown, language: Language) =>
  textAt(item, contentField('label', languageTable[language].content)) || keyOf(item)

/** What a field of an item says: in one's own language, where it is written in that. */
function ownOf(item: unknown, name: string, language: Language): string {
  const own = valueAt(item, contentField(name, languageTable[language].content)) || valueAt(item, name)
  if (typeof own === 'number') return groupThousands(own)
  return typeof own === 'string' ? own : ''
}

/** What a folded item is called; of a figure, as it is told: `10 000 foyers électrifiés`. */
function ItemTitle({ item, name }: { readonly item: unknown; readonly name: string }) {
  const { language } = useText()
  const figure = ownOf(item, 'value', language)
  if (!figure) return name
  return (
    <>
      <b>{figure}</b> <span className="font-normal">{name}</span>
    </>
  )
}
