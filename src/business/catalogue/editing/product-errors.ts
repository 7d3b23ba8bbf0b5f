const required = ['name', 'capacity', 'batteryCapacity', 'image'] as const
type Words = (typeof required)[number] | 'price' | 'categoryId'

/** The key of the form's own words for what is wrong with a field; null where those for the code say enough. */
export function productErrorKey(path: string, code: string): `admin-products.error.${Words}` | null {
  if (path === 'categoryId') return 'admin-products.error.categoryId'
  if (/^(price|prices\.\w+(\.amount)?)$/.test(path) && code !== 'too_big') return 'admin-products.error.price'
  const field = required.find((name) => name === path)
  return field && code === 'required' ? `admin-products.error.${field}` : null
}
