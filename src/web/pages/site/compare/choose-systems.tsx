import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '#business/catalogue/product.ts'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { groupTwins } from '#business/catalogue/twin.ts'
import { mostCompared } from '#business/energy/audit-limits.ts'
import type { EverydayLoad } from '#business/energy/everyday-loads.ts'
import { allLoadsQuery } from '#business/energy/ui/everyday-load.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { Field } from '#design/field.tsx'
import { FootBar } from '#design/foot-bar.tsx'
import { Sheet } from '#design/sheet.tsx'
import { SizedName } from '#design/sized-name.tsx'
import { TextInput } from '#design/text-input.tsx'
import { useText } from '#i18n/text-context.tsx'
import { foldText, hasWords } from '#kernel/fold-text.ts'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'

type ChooseSystemsProps = {
  /** The systems that stand side by side already. */
  ids: readonly string[]
  /** The page that compares these. */
  addressOf: (ids: readonly string[]) => string
}

type ChoosingProps = { open: boolean; setOpen: (open: boolean) => void }

/** The way to choose what stands side by side, in reach of a thumb: all at once, in a sheet that tells what is ticked. On a desk, and between two systems, it stands beside the title. */
export function ChooseSystems({ ids, addressOf, open, setOpen }: ChooseSystemsProps & ChoosingProps) {
  const text = useText()
  const count = ids.length
  return (
    <>
      {count < 2 && (
        <FootBar onPhoneOnly>
          {count > 0 && (
            <p className="mr-auto pr-2 text-sm font-semibold">
              {text('compare.chosen', { count, most: mostCompared })}
            </p>
          )}
          <Button icon="plus" className={count > 0 ? '' : 'grow'} onClick={() => setOpen(true)}>
            {text(count > 0 ? 'compare.add' : 'compare.choose')}
          </Button>
        </FootBar>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        label={text('compare.choose')}
        closeLabel={text('catalogue.filter.close')}
      >
        <SystemTicks {...{ ids, addressOf }} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

/** So many systems are found without a search. */
const fewSystems = 6

/** Every system with a tick, its twins on one line with it, and below them what is ticked and the way on. */
function SystemTicks({ ids, addressOf, onDone }: ChooseSystemsProps & { onDone: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const { country } = useVisitor()
  const { data: all = [] } = useQuery(productsQuery(country))
  const { data: loads = [] } = useQuery(allLoadsQuery(country))
  const completeOf = ({ id }: Product) => loads.find(({ productId }) => productId === id)?.complete ?? null
  const [ticked, setTicked] = useState(ids)
  const [words, setWords] = useState('')
  const systems = all.filter((product) => systemRatings(product) !== null)
  const lines = groupTwins(systems).map(({ product, others }) => ({
    // What was chosen under another name stays under it.
    product: others.find(({ id }) => ids.includes(String(id))) ?? product,
    names: [product, ...others].map((it) => nameIn(it, text.language)),
  }))
  const shown = lines.filter(({ names }) => hasWords(foldText(names.join(' ')), words.trim()))
  const nameOf = (id: string) =>
    systems.filter((system) => String(system.id) === id).map((it) => nameIn(it, text.language))
  const compare = () => {
    void navigate(addressOf(ticked))
    onDone()
    // They stand at the head of the page, which stays the same.
    window.scrollTo(0, 0)
  }
  return (
    <>
      {lines.length > fewSystems && (
        <Field label={text('compare.choose.search')} hideLabel>
          <TextInput
            type="search"
            placeholder={text('compare.choose.search')}
            maxLength={100}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      )}
      <p role="status" className="text-sm text-muted">
        {shown.length === 0 && text('compare.choose.none', { words: words.trim() })}
      </p>
      <ul className="mt-3">
        {shown.map(({ product, names }) => {
          const id = String(product.id)
          const name = nameIn(product, text.language)
          const isTicked = ticked.includes(id)
          return (
            <li key={id} className="border-b border-line has-disabled:opacity-55">
              <Checkbox
                checked={isTicked}
                disabled={!isTicked && ticked.length >= mostCompared}
                onChange={() => setTicked(isTicked ? ticked.filter((one) => one !== id) : [...ticked, id])}
                label={
                  <span className="flex items-center gap-3">
                    <span className="w-14 shrink-0 overflow-hidden rounded-control">
                      <ProductPicture src={product.imageUrl} alt="" />
                    </span>
                    <span className="leading-snug">
                      <span className="block font-semibold">
                        <SizedName name={name} />
                      </span>
                      {names.length > 1 && (
                        <span className="block text-sm text-muted">
                          {text('compare.choose.also', { names: names.filter((other) => other !== name).join(', ') })}
                        </span>
                      )}
                      <SystemTotal product={product} complete={completeOf(product)} />
                    </span>
                  </span>
                }
              />
            </li>
          )
        })}
      </ul>
      <div className="sticky bottom-0 -mx-5 mt-auto -mb-5 grid gap-2 bg-sand p-5">
        <p role="status" className="text-sm">
          <strong>{text('compare.chosen', { count: ticked.length, most: mostCompared })}</strong>{' '}
          {ticked.flatMap(nameOf).join(', ')}
        </p>
        <Button className="w-full" disabled={ticked.length < 2} onClick={compare}>
          {ticked.length < 2
            ? text(ticked.length === 0 ? 'compare.title' : 'catalogue.compare.another')
            : text('catalogue.compare.go', { count: ticked.length })}
        </Button>
      </div>
    </>
  )
}

/** What a system costs: what the catalogue tells first, installed where it can be. */
function SystemTotal({ product, complete }: { product: Product } & Pick<EverydayLoad, 'complete'>) {
  const text = useText()
  const { currency, price } = product
  const amount = complete?.totalPrice ?? price
  if (amount === null) return <span className="block text-sm text-muted">{text('catalogue.price.onRequest')}</span>
  const withPanels =
    complete && text(complete.installation === 0 ? 'compare.choose.panels' : 'everyday.complete', complete)
  return (
    <span className="block text-sm">
      <strong className="money">{formatMoney({ amount, currency })}</strong>{' '}
      <span className="inline-block text-muted">
        {withPanels ?? (isWithoutPanels(product) && text('shell.withoutPanels'))}
      </span>
    </span>
  )
}
