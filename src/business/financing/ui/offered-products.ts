import type { UseQueryResult } from '@tanstack/react-query'
import type { Product } from '#business/catalogue/product.ts'

/** The products that the simulator knows, as they come. */
export type OfferedProducts = Pick<
  UseQueryResult<Product[]>,
  'data' | 'dataUpdatedAt' | 'isPending' | 'isError' | 'isFetching'
> & {
  readonly refetch: () => Promise<unknown>
}
