import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('a loading button is busy and keeps the focus', () => {
  const html = renderToStaticMarkup(<Button loading>Sending</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled=""')
  expect(html).toContain('aria-busy="true"')
})

test('asChild dresses the child and keeps its own attributes', () => {
  const html = renderToStaticMarkup(
    <Button asChild icon="phone" className="mt-2">
      <a href="tel:1" className="own">
        Call
      </a>
    </Button>,
  )
  expect(html).toMatch(/^<a href="tel:1" class="[^"]*bg-sun[^"]*mt-2[^"]*own"/)
  expect(html).toMatch(/<svg.*<\/svg>Call<\/a>$/s)
})
