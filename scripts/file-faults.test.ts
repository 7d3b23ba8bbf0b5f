import { describe, expect, test } from 'vitest'
import { fileFaults } from './file-faults.ts'

const lines = (count: number) => 'a\n'.repeat(count)

describe('fileFaults', () => {
  test.each([
    ['src/kernel/utils/money.ts', ''],
    ['src/kernel/helpers.ts', ''],
    ['src/kernel/common/money.ts', ''],
    ['src/design/lib/button.tsx', ''],
    ['src/design/index.ts', ''],
    ['src/web/pages/index.tsx', ''],
    ['src/sales/order.ts', ''],
    ['src/business/sales/order.ts', ''],
    ['src/kernel/money.ts', lines(301)],
    ['src/design/theme.css', lines(301)],
    ['scripts/build.ts', lines(301)],
    ['docs/operating.md', ['see ', 'home', 'ada', 'site'].join('/')],
    ['docs/operating.md', ['`', 'work', 'main`'].join('/')],
    ['package-lock.json', ['"resolved', '": "https://example.org/a.tgz"'].join('')],
    ['.npmrc', ['registry', 'example', 'org'].join('.')],
    ['src/kernel/money.ts', ['// TO', 'DO: round'].join('')],
    ['src/kernel/money.ts', ['// @ts-', 'ignore'].join('')],
    ['src/kernel/money.ts', ['// oxlint-', 'disable'].join('')],
    ['src/kernel/money.test.ts', ['test.', "skip('a')"].join('')],
    ['src/kernel/money.test.ts', ['describe.', "only('a')"].join('')],
  ])('refuses %s', (path, text) => {
    expect(fileFaults(path, text)).toHaveLength(1)
    expect(fileFaults(path, text)[0]).toMatch(`${path}: `)
  })

  test.each([
    ['src/kernel/money.ts', lines(300)],
    ['src/kernel/money.test.ts', lines(400)],
    ['src/business/energy/appliances.json', lines(4000)],
    ['db/migrations/0001.sql', lines(4000)],
    ['src/server.ts', ''],
    ['src/web/pages/site/home.tsx', '<a href="/home">'],
    ['tests/journeys/order.test.ts', 'https://example.org/work'],
  ])('accepts %s', (path, text) => {
    expect(fileFaults(path, text)).toEqual([])
  })
})
