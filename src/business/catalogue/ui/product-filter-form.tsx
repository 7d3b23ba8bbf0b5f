import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#client/link.tsx'
import { addressNow } from '#client/address-filter.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { Icon } from '#design/icon.tsx'
import { Select } from '#design/select.tsx'
import { Sheet } from '#design/sheet.tsx'
import { useText } from '#i18n/text-context.tsx'
import { narrowings, productFilterOf, productSorts, type FilterName } from '../product-filter.ts'
import { askedPageOf, catalogueAddress, productChoicesQuery, useShownCount, type AskedPage } from './catalogue-page.ts'
import { filterWords } from './filter-words.ts'

/** What narrows and orders the catalogue: beside the list on a desk, in a sheet on a phone, below the types where no script runs. */
export function ProductFilters({ asked }: { asked: AskedPage }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const count = useShownCount(asked)
  const chosen = narrowings(asked.filter)
  const close = text('catalogue.filter.close')
  return (
    <>
      <Button
        tone="secondary"
        className="relative shrink-0 max-sm:w-11 max-sm:px-0! noscript:hidden lg:hidden"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        <span className="max-sm:sr-only">{text('catalogue.filter.open')}</span>
        {chosen > 0 && (
          <span className="figure absolute -top-2 -right-1 grid size-5 place-items-center rounded-full bg-sun text-xs">
            {chosen}
          </span>
        )}
      </Button>
      <div className="hidden basis-full noscript:mt-4 noscript:block lg:mt-4 lg:block">
        <FilterForm asked={asked} />
        <ResetLink asked={asked} />
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        label={text('catalogue.filter.open')}
        closeLabel={close}
        header={
          <>
            <p className="text-h3 mr-auto font-display font-semibold">{text('catalogue.filter.open')}</p>
            <ResetLink asked={asked} />
          </>
        }
      >
        <FilterForm asked={asked} />
        <div className="sticky bottom-0 -mx-5 mt-auto -mb-5 bg-sand p-5">
          <Button className="w-full" tone={count === 0 ? 'secondary' : 'primary'} onClick={() => setOpen(false)}>
            {text('catalogue.filter.show', { count })}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

/** A form that asks for the list by its address; with scripts whatever changes is asked for at once. */
function FilterForm({ asked }: { asked: AskedPage }) {
  const text = useText()
  const navigate = useNavigate()
  const { country } = useVisitor()
  const { siteType, filter } = asked
  const { data: choices } = useQuery(productChoicesQuery(country, siteType))
  const ask = (change: AskedPage['filter']) => {
    const now = askedPageOf(addressNow())
    const next = productFilterOf(new URLSearchParams({ ...now.filter, ...change }))
    void navigate(catalogueAddress({ ...now, page: 1, filter: next }), { preventScrollReset: true })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault()
  const field = (name: Exclude<FilterName, 'financed'>, values: readonly string[] = []) =>
    values.length > 0 && (
      <Field label={text(`catalogue.filter.${name}`)}>
        <Select
          name={name}
          value={filter[name] ?? ''}
          placeholder={text(`catalogue.filter.${name}.any`)}
          options={values.map((value) => ({ value, label: filterWords(name, value, country, text) }))}
          onChange={({ target }) => ask({ [name]: target.value })}
        />
      </Field>
    )
  const figures = (name: 'budget' | 'power' | 'storage') =>
    // What an address names is shown even if no list of ours offers it.
    [...new Set([...(choices?.[name] ?? []), ...(filter[name] ? [Number(filter[name])] : [])])]
      .toSorted((a, b) => a - b)
      .map(String)
  return (
    <form
      action="/products"
      onSubmit={submit}
      aria-label={text('catalogue.filter.open')}
      className="grid gap-4 lg:gap-3"
    >
      {siteType !== 'all' && <input type="hidden" name="type" value={siteType} />}
      {field('sort', productSorts)}
      {field('budget', figures('budget'))}
      {field('power', figures('power'))}
      {field('storage', figures('storage'))}
      {field('kind', choices?.kind)}
      {field('brand', choices?.brand)}
      <Checkbox
        name="financed"
        value="true"
        label={text('catalogue.filter.financed')}
        checked={filter.financed === 'true'}
        onChange={({ target }) => ask({ financed: target.checked ? 'true' : '' })}
      />
      <p className="hidden noscript:block">
        <Button type="submit">{text('catalogue.filter.apply')}</Button>
      </p>
    </form>
  )
}

/** Back to all products of the kind of place, in their own order; nothing while that is what is shown. */
function ResetLink({ asked: { siteType, filter } }: { asked: AskedPage }) {
  const text = useText()
  if (narrowings(filter) === 0 && !filter.sort) return null
  return (
    <Link
      to={catalogueAddress({ siteType, page: 1, filter: {} })}
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {text('catalogue.filter.reset')}
    </Link>
  )
}
