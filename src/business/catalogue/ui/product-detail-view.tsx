import { Section } from '#design/section.tsx'
import { useText } from '#i18n/text-context.tsx'
import type { ProductDetail } from '../product.ts'
import { ProductActions, type ProductActionHandlers } from './product-actions.tsx'
import { ProductBackLink } from './product-back-link.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductFeatures } from './product-features.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { productWords } from './product-words.ts'
import { RelatedProducts } from './related-products.tsx'

/** A product's page: picture, price, what one can do, what is in it, its sheet, what to compare it with. */
export function ProductDetailView({ product, ...handlers }: { product: ProductDetail } & ProductActionHandlers) {
  const text = useText()
  const { name, description } = productWords(product, text.language)
  return (
    <>
      <div className="container pt-4">
        <ProductBackLink />
        <div className="mt-2 grid gap-8 lg:grid-cols-2 lg:gap-12">
          <ProductPicture
            src={product.imageUrl}
            alt={text('catalogue.detail.photo', { name })}
            eager
            large
            className="rounded-card border border-line"
          />
          <div className="grid content-start gap-5">
            <h1>{name}</h1>
            <ProductFacts product={product} />
            <div>
              <ProductPrice product={product} size="lg" />
              {product.priceStatus === 'illustrative' && (
                <p className="text-sm text-muted">{text('catalogue.price.illustrative')}</p>
              )}
            </div>
            <p className="text-lg">{description}</p>
            <ProductActions product={product} {...handlers} />
          </div>
        </div>
      </div>
      <Section>
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
          <section>
            <h2 className="mb-4">{text('catalogue.detail.features')}</h2>
            <ProductFeatures product={product} />
          </section>
          <section>
            <h2 className="mb-4">{text('catalogue.detail.sheet')}</h2>
            <ProductSheet product={product} />
          </section>
        </div>
      </Section>
      <RelatedProducts product={product} onAskPrice={handlers.onAskPrice} />
    </>
  )
}
