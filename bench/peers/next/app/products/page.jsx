import { ProductList } from '../product-list.jsx'

// Drawn for every visitor, from rows read for them.
export const dynamic = 'force-dynamic'

export default function Products() {
  return <ProductList />
}
