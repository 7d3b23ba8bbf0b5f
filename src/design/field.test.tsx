import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(html)?.[1]

test('label, hint and error are tied to the control', () => {
  const html = renderToStaticMarkup(
    <Field label="Name" hint="As on your papers" error="Too short" required>
      <TextInput name="name" />
    </Field>,
  )
  const ids = idsIn(html)
  expect(ids).toContain(attribute(html, 'for'))
  const described = attribute(html, 'aria-describedby')?.split(' ') ?? []
  expect(described).toHaveLength(2)
  for (const id of described) expect(ids).toContain(id)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/<input[^>]* required/)
})

test('a control in order says nothing of errors', () => {
  const html = renderToStaticMarkup(
    <Field label="State">
      <Select name="state" placeholder="Choose" options={[{ value: 'lagos', label: 'Lagos' }]} />
    </Field>,
  )
  expect(html).not.toMatch(/aria-invalid|aria-describedby|required/)
  expect(html).toContain('<option value="">Choose</option>')
})
