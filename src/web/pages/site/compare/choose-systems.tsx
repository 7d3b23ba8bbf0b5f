import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isWithoutPanels } from '#business/catalogue/is-without-panels.ts'
import { systemRatings } from '#business/catalogue/ratings.ts'
import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { productsQuery } from '#business/catalogue/ui/product-queries.ts'
import { mostCompared } from '#business/energy/audit-limits.ts'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { FootBar } from '#design/foot-bar.tsx'
import { Sheet } from '#design/sheet.tsx'
import { useText } from '#i18n/text-context.tsx'
import { formatMoney } from '#kernel/money.ts'
import { nameIn } from '#kernel/name-in.ts'

type ChooseSystemsProps = {
  /** The systems that stand side by side already. */
  ids: readonly string[]
  /** The page that compares these. */
  addressOf: (ids: readonly string[]) => string
}

/** The way to choose what stands side by side, in reach of a thumb: all at once, in a sheet that tells what is ticked. */
export function ChooseSystems({ ids, addressOf }: ChooseSystemsProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const count = ids.length
  return (
    <>
      {count < mostCompared && (
        <FootBar>
          {count > 0 && (
            <p className="mr-auto pr-2 text-sm font-semibold">
              {text('compare.chosen', { count, most: mostCompared })}
            </p>
          )}
          <Button
            tone={count < 2 ? 'primary' : 'secondary'}
            icon="plus"
            className={count > 0 ? '' : 'grow'}
            onClick={() => setOpen(true)}
          >
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

/** Every system with a tick, and below them what is ticked and the way on. */
function SystemTicks({ ids, addressOf, onDone }: ChooseSystemsProps & { onDone: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const { country } = useVisitor()
  const { data: all = [] } = useQuery(productsQuery(country))
  const [ticked, setTicked] = useState(ids)
  const systems = all.filter((product) => systemRatings(product) !== null)
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
      <ul className="-mt-3">
        {systems.map((product) => {
          const id = String(product.id)
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
                      <span className="block font-semibold">{nameIn(product, text.language)}</span>
                      <span className="text-xs text-muted">
                        {product.price === null
                          ? text('catalogue.price.onRequest')
                          : formatMoney({ amount: product.price, currency: product.currency })}
                        {product.price !== null && isWithoutPanels(product) && ` ${text('shell.withoutPanels')}`}
                      </span>
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
        <Button className="w-full" disabled={ticked.length === 0} onClick={compare}>
          {ticked.length > 0 ? text('catalogue.compare.go', { count: ticked.length }) : text('compare.title')}
        </Button>
      </div>
    </>
  )
}
