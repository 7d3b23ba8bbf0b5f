import { useQuery } from '@tanstack/react-query'
import { Link } from '#client/link.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Section } from '#design/section.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { StateBlock } from '#design/state-block.tsx'
import { useText } from '#i18n/text-context.tsx'
import { ProductPicture } from '#business/catalogue/ui/product-picture.tsx'
import { ProductPrices } from '#business/catalogue/ui/product-facts.tsx'
import { CompletePrice, EverydayLoadLine } from '#business/energy/ui/everyday-load.tsx'
import { featuredQuery } from '#business/energy/ui/typical-queries.ts'
import { HomeCarousel } from './home-carousel.tsx'
import { inLanguage } from '#kernel/in-language.ts'
import { companyQuery } from '#business/company/ui/company-queries.ts'

const columns = 'grid gap-5 md:grid-cols-3'

/** The country's systems, each with the price and the page of its product of the catalogue, if it has one there. */
export function FeaturedSystems() {
  const text = useText()
  return (
    <Section id="products" title={text('home.products.title')} lead={text('home.products.lead')}>
      <Systems />
      <Button asChild tone="secondary" iconAfter="arrow-right" className="mt-8">
        <Link to="/products">{text('home.products.all')}</Link>
      </Button>
    </Section>
  )
}

function Systems() {
  const text = useText()
  const { country, language } = useVisitor()
  const { data: catalogue, isPending, isError, refetch } = useQuery(featuredQuery(country))
  const { data: company } = useQuery(companyQuery())
  if (isError) {
    const retry = <Button onClick={() => void refetch()}>{text('shell.error.retry')}</Button>
    return <StateBlock tone="error" level={3} title={text('home.products.error')} action={retry} />
  }
  if (isPending || !company) return <Placeholders label={text('home.products.loading')} />
  return (
    <HomeCarousel
      label={text('home.products.title')}
      columns="sm:grid-cols-2 md:grid-cols-3"
      slides={company.featured[country].map((system) => {
        const product = catalogue.products.find(({ name }) => name === system.product)
        const content = (
          <Card padded={false} className="flex h-full flex-col overflow-hidden">
            <ProductPicture src={system.picture} alt="" />
            <div className="flex grow flex-col items-start gap-2 p-4 sm:p-5">
              <h3>{system.name}</h3>
              <p className="text-muted">{inLanguage(system, 'description', language)}</p>
              {product && (
                <>
                  {product.load && <EverydayLoadLine load={product.load} />}
                  {product.price === null ? (
                    <p className="font-semibold text-muted">{text('home.products.onRequest')}</p>
                  ) : (
                    <div>
                      <ProductPrices
                        product={product}
                        withoutPanels={product.withoutPanels}
                        complete={
                          product.load?.complete && (
                            <CompletePrice complete={product.load.complete} currency={product.currency} />
                          )
                        }
                      />
                    </div>
                  )}
                  <Link to={`/products/${product.id}`} className="link mt-auto inline-flex min-h-11 items-center">
                    {text('home.products.see', { name: system.name })}
                  </Link>
                </>
              )}
            </div>
          </Card>
        )
        return { key: system.name, content }
      })}
    />
  )
}

function Placeholders({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={columns}>
      {[1, 2, 3].map((place) => (
        <div key={place} className="overflow-hidden rounded-card border border-line bg-white">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <div className="grid gap-3 p-4 sm:p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-16 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
