import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { Country } from '#kernel/country.ts'
import type { Product } from '../product.ts'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
import { productsQuery } from './product-queries.ts'

/** What the home page features in each country: the nearest of our systems to the specification's three names. */
const featuredSlugs: Readonly<Record<Country, readonly string[]>> = {
  cm: ['ivem-5048-5kva-10kwh', 'power-m-3kva-5kwh', 'eco-beast-6kva-10kwh'],
  bf: ['bluetti-core', 'power-m-core', 'eco-beast-core'],
}

/** Three systems, with the states of the call that they come from. */
export function FeaturedProducts({ onAskPrice }: { onAskPrice: () => void }) {
  const text = useText()
  const { country } = useVisitor()
  const { data, isPending, isError } = useQuery(productsQuery(country))
  if (isPending) return <ProductGridSkeleton count={3} label={text('catalogue.list.loading')} />
  if (isError) return <StateBlock tone="error" level={3} title={text('catalogue.featured.error')} />
  return (
    <div className="grid gap-8">
      <ProductGrid products={featured(data, country)} onAskPrice={onAskPrice} />
      <Button asChild tone="secondary" className="justify-self-center">
        <Link to="/products">{text('catalogue.featured.all')}</Link>
      </Button>
    </div>
  )
}

function featured(products: readonly Product[], country: Country): Product[] {
  return featuredSlugs[country].flatMap((slug) => products.filter((product) => product.slug === slug))
}
