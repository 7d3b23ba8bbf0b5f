import { ProductList } from '../product-list.jsx'

// Drawn by the first who asks and kept for a minute: the quickest that Next has for rows that change.
export const revalidate = 60
export const dynamic = 'force-static'

export default function KeptProducts() {
  return <ProductList />
}
