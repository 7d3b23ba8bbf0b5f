import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { contactOf } from '#kernel/brand.ts'
import type { OfferedProducts } from './offered-products.ts'

type ProductsMissingProps = { catalogue: OfferedProducts; onTalkToExpert: () => void }

/** Nothing to choose from: the products did not arrive, or none can be financed in this country. */
export function ProductsMissing({ catalogue, onTalkToExpert }: ProductsMissingProps) {
  const text = useText()
  const { country, language } = useVisitor()
  return (
    <div className="container py-8 sm:py-12">
      {catalogue.data ? (
        <StateBlock
          title={text('simulator.empty.title')}
          description={text('simulator.empty.text', { country: contactOf(country).name[language] })}
          action={
            <>
              <Button icon="chat" onClick={onTalkToExpert}>
                {text('simulator.expert')}
              </Button>
              <Button asChild tone="secondary">
                <Link to="/products">{text('simulator.empty.products')}</Link>
              </Button>
            </>
          }
        />
      ) : (
        <StateBlock
          tone="error"
          title={text('simulator.products.error.title')}
          description={text('simulator.products.error.text')}
          action={
            <Button icon="refresh" loading={catalogue.isFetching} onClick={() => void catalogue.refetch()}>
              {text('simulator.retry')}
            </Button>
          }
        />
      )}
    </div>
  )
}

/** The form while the products travel. */
export function ProductsSkeleton() {
  const text = useText()
  return (
    <div
      role="status"
      aria-label={text('simulator.products.loading')}
      className="container grid gap-6 py-8 sm:py-12 lg:grid-cols-[1fr_24rem] lg:gap-8"
    >
      <div className="grid content-start gap-3 sm:grid-cols-2">
        <Skeleton className="h-8 w-2/3 sm:col-span-2" />
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className="h-28 w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  )
}
