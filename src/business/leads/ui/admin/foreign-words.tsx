import { Banner } from '#design/banner.tsx'
import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import { useText } from '#i18n/text-context.tsx'
import { listedStatuses, statusKey, type ListedStatus } from '../../lead-status.ts'
import { likelyStatus, wordKey, type foreignWords } from './customer-row.ts'

type Words = ReturnType<typeof foreignWords>

type ForeignWordsProps = {
  /** States that are not ours, and what was chosen for them. */
  readonly words: Words
  readonly states: Readonly<Record<string, ListedStatus>>
  readonly onChoose: (key: string, status: ListedStatus) => void
  /** Owners who are nobody on the team. */
  readonly strangers: Words
}

/** What a table calls in its own way, said once for all its rows. */
export function ForeignWords({ words, states, onChoose, strangers }: ForeignWordsProps) {
  const text = useText()
  return (
    <>
      {words.length > 0 && (
        <section aria-labelledby="foreign-states" className="grid gap-3">
          <div>
            <h2 id="foreign-states" className="text-xl">
              {text('admin-leads.import.states')}
            </h2>
            <p className="text-muted">{text('admin-leads.import.states.hint')}</p>
          </div>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {words.map(({ word, count }) => (
              <li key={wordKey(word)}>
                <Field
                  label={text('admin-leads.import.states.word', { word, count })}
                  hint={states[wordKey(word)] ? undefined : text('admin-leads.import.states.guess')}
                >
                  <Select
                    value={states[wordKey(word)] ?? likelyStatus(word)}
                    onChange={({ target }) => onChoose(wordKey(word), target.value as ListedStatus)}
                    options={listedStatuses.map((value) => ({ value, label: text(statusKey('message', value)) }))}
                  />
                </Field>
              </li>
            ))}
          </ul>
        </section>
      )}
      {strangers.length > 0 && (
        <Banner
          tone="info"
          title={text('admin-leads.import.strangers', { names: strangers.map(({ word }) => word).join(', ') })}
        >
          {text('admin-leads.import.strangers.text')}
        </Banner>
      )}
    </>
  )
}
