import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { useSettled } from '#client/use-settled.ts'
import { Field } from '#design/field.tsx'
import { showNearest } from '#design/show-nearest.ts'
import { TextInput } from '#design/text-input.tsx'
import { formatShortMoment } from '#i18n/format.ts'
import { joinWithDots } from '#i18n/join-with-dots.ts'
import { useText } from '#i18n/text-context.tsx'
import type { InboxLead, LeadPage } from '../../admin-lead.ts'
import { leadsRoot } from './lead-queries.ts'
import { namesakesIn } from './namesakes.ts'

const fewestCharacters = 3

/** What is known of a person, by the field of the form that takes it. */
type Known = Readonly<Record<string, string>>

type NameFieldProps = {
  readonly typed: string
  readonly fault: string | undefined
  /** Who was chosen, field by field. */
  readonly onPerson: (person: Known) => void
}

/** The name of who asks, with those who asked before and are called like it: whoever is chosen brings what is known of them. */
export function NameField({ typed, fault, onPerson }: NameFieldProps) {
  const text = useText()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [chosen, setChosen] = useState<string | null>(null)
  const people = useNamesakes(typed.trim(), isOpen)
  const isListed = isOpen && people.length > 0
  const at = isListed ? Math.min(active, people.length - 1) : -1
  const optionId = (place: number) => `${listId}-${place}`
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = ({ name, shownPhone, email, town, country }: InboxLead) => {
    onPerson({ name, phone: shownPhone ?? '', email: email ?? '', town: town ?? '', country })
    setChosen(name)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isListed) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const person = people[at]
    if (step) setActive((at + step + people.length + (at < 0 && step < 0 ? 1 : 0)) % people.length)
    else if (event.key === 'Enter' && person) choose(person)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <div className="relative sm:col-span-2">
      <Field label={text('admin-leads.person.name')} error={fault} required>
        <TextInput
          name="name"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="words"
          defaultValue={typed}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={at < 0 ? undefined : optionId(at)}
          onInput={() => {
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={text('admin-leads.new.known')}
        hidden={!isListed}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-card border border-line bg-white py-1 shadow-lg"
      >
        {isListed &&
          people.map((person, place) => (
            <button
              key={person.id}
              id={optionId(place)}
              type="button"
              tabIndex={-1}
              role="option"
              aria-selected={place === at}
              ref={place === at ? showNearest : undefined}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
              className={`block min-h-11 w-full px-3 py-1.5 text-left hover:bg-sand-2 ${place === at ? 'bg-sand-2' : ''}`}
            >
              <span className="block font-semibold wrap-anywhere">{person.name}</span>
              <span className="block text-sm wrap-anywhere text-muted">
                {joinWithDots([
                  person.shownPhone ?? person.email,
                  text(`admin-leads.kind.${person.kind}`),
                  formatShortMoment(new Date(person.createdAt), text.language),
                ])}
              </span>
            </button>
          ))}
      </div>
      <p role="status" className="text-sm text-muted not-empty:mt-1.5">
        {chosen !== null && chosen === typed && text('admin-leads.new.joins')}
        <span className="sr-only">{isListed && text('admin-leads.new.known.count', { count: people.length })}</span>
      </p>
    </div>
  )
}

/** Puts into a form what is known of a person: their name, and where nothing stands but what was `filled` in before. */
export function fillPerson(form: HTMLFormElement | null, person: Known, filled: Known): void {
  for (const [name, value] of Object.entries(person)) {
    const field = form?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    const isTyped = field.value.trim() !== '' && field.value !== filled[name]
    if (name === 'name' || !isTyped) field.value = value
  }
}

/** Who has asked before and is called so, or alike, each once. Nobody without a network. */
function useNamesakes(name: string, isWanted: boolean): readonly InboxLead[] {
  const asked = useSettled(name)
  const isAsked = isWanted && asked.length >= fewestCharacters && navigator.onLine
  const { data } = useQuery({ ...namesakesQuery(asked), enabled: isAsked })
  return isAsked && asked === name && data ? namesakesIn(data.items, asked) : []
}

const namesakesQuery = (name: string) =>
  queryOptions<LeadPage>({ queryKey: [`${leadsRoot}?${new URLSearchParams({ q: name })}`], retry: false })
