import type { ReactNode } from 'react'
import type { Product } from '#business/catalogue/product.ts'

/** Draws a product's picture: the catalogue's business. */
export type PictureOf = (product: Pick<Product, 'imageUrl'>) => ReactNode
