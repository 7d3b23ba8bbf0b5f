import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeStyle } from './safe-style.ts'

test.each([
  ['text-align: center', 'text-align: center'],
  ['TEXT-ALIGN:RIGHT;', 'text-align: RIGHT'],
  ['color:#b4432b;font-size:18px', 'color: #b4432b; font-size: 18px'],
  [
    'color: rgb(14, 110, 79); background-color: hsl(40 90% 60% / 0.5)',
    'color: rgb(14, 110, 79); background-color: hsl(40 90% 60% / 0.5)',
  ],
  [`font-family: "Trebuchet MS", Georgia, serif`, `font-family: "Trebuchet MS", Georgia, serif`],
  [
    'font-weight:700; font-style: italic; text-decoration: line-through',
    'font-weight: 700; font-style: italic; text-decoration: line-through',
  ],
  ['font-size: 1.25rem', 'font-size: 1.25rem'],
  ['font-size: 400%', 'font-size: 400%'],
])('%s stays', (style, kept) => expect(safeStyle(style)).toBe(kept))

test.each([
  'position: fixed; inset: 0',
  'background: url(https://elsewhere.example/a.png)',
  'background-image: url(/a.png)',
  'background-color: url(//elsewhere.example)',
  'color: expression(alert(1))',
  'color: var(--color-ink)',
  'color: re\\64',
  'color: red /* ; */ !important',
  'font-size: 0px',
  'font-size: 999px',
  'font-size: 1e3px',
  'font-size: calc(1px * 900)',
  'font-family: a; } body { display: none',
  'font-family: url(x)',
  'behavior: url(x.htc)',
  '-moz-binding: url(x)',
  '--color-ink: red',
  'constructor: red',
  '__proto__: red',
  'text-align',
  ': red',
  ';;;',
  '',
])('%s goes', (style) =>
  expect(safeStyle(style)).not.toMatch(
    /url|fixed|inset|expression|var|\\|\/\*|9{3}|1e3|calc|}|behavior|binding|--|constructor|__|:\s*$|font-size: 0/,
  ),
)

test('whatever is written, what stays is a list of known declarations, and stays as it is', () => {
  const known =
    /^(?:(?:text-align|text-decoration|font-(?:family|style|weight|size)|color|background-color): [\w\s#%.,/()'"-]+(?:; |$))*$/
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'color',
      'font-size',
      'font-family',
      ':',
      ';',
      'red',
      'url(',
      ')',
      '12px',
      '"',
      '/*',
      '\\',
      '<',
      '&',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (style) => {
        const safe = safeStyle(style)
        expect(safe).toMatch(known)
        expect(safeStyle(safe)).toBe(safe)
        expect(safe).not.toMatch(/url\(|[<>&\\]|\/\*/i)
      },
    ),
  )
})
