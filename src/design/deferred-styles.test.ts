import { describe, expect, test } from 'vitest'
import { deferredStyleRules, deferStyles } from './deferred-styles.ts'

describe('styles that markup brings', () => {
  test.each([
    ['<p style="color:red">a</p>', '<p data-style="color:red">a</p>'],
    ['<img alt="a > b" src="/c" style="color:red"/>', '<img alt="a > b" src="/c" data-style="color:red"/>'],
    ['<p>&#x3C;p style="x"></p>', '<p>&#x3C;p style="x"></p>'],
    ['<img alt="is style=">', '<img alt="is style=">'],
    ['<img alt="of style=" style="a:b">', '<img alt="of style=" data-style="a:b">'],
    ['<p data-style="a:b">', '<p data-style="a:b">'],
    ['<input disabled style="a:b">', '<input disabled data-style="a:b">'],
  ])('%s is held as %s', (markup, held) => {
    expect(deferStyles(markup)).toBe(held)
  })

  test('each that is different is a rule', () => {
    const markup = deferStyles(
      '<p style="color: red">a</p><p style="color: red">b</p><b style="font-family: &#x22;A&#x22;">c</b>',
    )
    expect(deferredStyleRules(markup)).toBe(
      '[data-style="color: red"]{color: red}\n[data-style="font-family: \\"A\\""]{font-family: "A"}',
    )
  })

  test.each([
    'color:red}body{color:red',
    '</style><b>',
    "font-family: 'a",
    'width:calc(1px',
    'a:b/*',
    'a:b\\',
    '@import "x"',
  ])('%s is no rule', (style) => {
    expect(deferredStyleRules(`<p data-style="${style.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`)).toBe('')
  })

  test('where there are none there is no rule', () => {
    expect(deferredStyleRules('<p class="a">style="b"</p>')).toBe('')
  })
})
