import type { StaffCalls } from './staff-calls.ts'

/** The lists of whoever writes and sells, as the back office's screens ask for them, and as the contract has them. */
export const adminLists: StaffCalls = {
  posts: '/api/admin/posts',
  'published posts': '/api/admin/posts?limit=24&tab=published',
  'posts found': '/api/admin/posts?limit=24&tab=all&q=batterie',
  'counts of posts': '/api/admin/posts/counts',
  products: '/api/admin/products?limit=50&sort=-id',
  'products by price': '/api/admin/products?limit=50&sort=-price',
  'products by name': '/api/admin/products?limit=50&sort=name',
  'products found': '/api/admin/products?limit=50&sort=-id&q=solar',
  'products, whole': '/api/admin/products',
  'counts of products': '/api/admin/products/counts',
  'proven solutions': '/api/admin/proven-solutions',
  'translations due': '/api/admin/translations',
  media: '/api/admin/media',
  'audit log': '/api/admin/audit-log',
}
