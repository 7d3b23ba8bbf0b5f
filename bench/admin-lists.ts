import { cookiesOf } from '../tests/support/staff.ts'
import type { Figure } from './figure.ts'
import { median } from './median.ts'

const rounds = 60

/** The lists of products as the back office's screen asks for them, and as the contract has them. */
const lists: Readonly<Record<string, string>> = {
  products: '/api/admin/products?limit=50&sort=-id',
  'products by price': '/api/admin/products?limit=50&sort=-price',
  'products by name': '/api/admin/products?limit=50&sort=name',
  'products found': '/api/admin/products?limit=50&sort=-id&q=solar',
  'products, whole': '/api/admin/products',
}

/** Whoever asks for the lists: the first admin of the site. */
export const listReader = { email: 'ada@example.com', password: 'a long first password' }

/** The median milliseconds of each list of the back office, asked for in turn. */
export async function timeAdminLists(url: string): Promise<ReadonlyMap<string, number>> {
  const cookie = await signIn(url)
  const times = new Map(Object.keys(lists).map((name) => [name, [] as number[]]))
  for (let round = -5; round < rounds; round++) {
    for (const [name, path] of Object.entries(lists)) {
      const start = performance.now()
      const response = await fetch(url + path, { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} from ${path}`)
      if (round >= 0) times.get(name)?.push(performance.now() - start)
    }
  }
  return new Map([...times].map(([name, taken]) => [name, median(taken)]))
}

/** How much longer each list takes with much content than with the sample content. */
export function compareAdminLists(
  sample: ReadonlyMap<string, number>,
  large: ReadonlyMap<string, number>,
): readonly Figure[] {
  return [...large].map(([name, after]) => {
    const before = sample.get(name) ?? Number.NaN
    return {
      what: `Back office, ${name}: with 10,000 against the sample content`,
      value: after / before,
      unit: 'x',
      target: 2,
      better: 'lower',
      detail: `${after.toFixed(1)} ms against ${before.toFixed(1)} ms`,
    }
  })
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(listReader),
  })
  if (!response.ok) throw new Error(`sign-in: ${response.status}`)
  return cookiesOf(response)
}
