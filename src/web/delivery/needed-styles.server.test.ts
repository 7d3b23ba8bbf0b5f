import { expect, test } from 'vitest'
import { createNeededStyles, remainingStyles } from './needed-styles.server.ts'

test.each([
  ['a rule whose class stands in the markup', '.a{b:c}', '<p class="x a">', '.a{b:c}'],
  ['not one whose class does not', '.a{b:c}.d{e:f}', '<p class="d">', '.d{e:f}'],
  ['a rule of no class', 'p,a{b:c}', '<i>', 'p,a{b:c}'],
  ['a rule that one of several selectors keeps', '.a,.d{b:c}', '<p class="d">', '.a,.d{b:c}'],
  ['only with all the classes on its way', '.a .d{b:c}', '<p class="d">', ''],
  ['names with signs', '.sm\\:p-1\\.5,.x{b:c}', '<p class="sm:p-1.5">', '.sm\\:p-1\\.5,.x{b:c}'],
  ['names that markup escapes', '.\\[\\&\\>a\\]\\:b>a{b:c}', '<p class="[&amp;&gt;a]:b">', '.\\[\\&\\>a\\]\\:b>a{b:c}'],
  ['whatever is in brackets', '.a:is(:where(.g):hover *){b:c}', '<p class="a">', '.a:is(:where(.g):hover *){b:c}'],
  ['an escaped bracket is none', '.w-\\(--max\\){b:c}', '<p class="w-(--max)">', '.w-\\(--max\\){b:c}'],
  ['blocks within blocks', '@media x{@media y{.a{b:c}.d{b:c}}}', '<p class="a">', '@media x{@media y{.a{b:c}}}'],
  ['no empty block', '@media x{.d{b:c}}', '<p class="a">', ''],
  ['but a layer, whose place is its first', '@layer x{.d{b:c}}', '<p class="a">', '@layer x{}'],
  ['an order of layers', '@layer x,y;', '', '@layer x,y;'],
  [
    'animations and properties that are named',
    '.a{animation:up 1s}@keyframes up{to{b:c}}@keyframes down{to{b:c}}@property --z{syntax:"*"}',
    '<p class="a">',
    '.a{animation:up 1s}@keyframes up{to{b:c}}',
  ],
])('the first paint needs %s', (_, css, markup, needed) => {
  expect(createNeededStyles(css)(markup)).toBe(needed)
})

test.each([
  ['rules of classes, also in brackets', '.a{b:c}:is(.d>*){e:f}', '.a{b:c}:is(.d>*){e:f}'],
  ['none of no class', 'p{b:c}*,:before{b:c}.a{b:c}', '.a{b:c}'],
  ['one that a class shares with others', 'p,.a{b:c}', 'p,.a{b:c}'],
  ['no font', '@font-face{font-family:F;src:url(f.woff2)}.a{b:c}', '.a{b:c}'],
  [
    'animations and properties',
    '@keyframes up{to{b:c}}@property --z{syntax:"*"}',
    '@keyframes up{to{b:c}}@property --z{syntax:"*"}',
  ],
  ['no empty block', '@media x{p{b:c}}@media y{.a{b:c}}', '@media y{.a{b:c}}'],
  ['the order of layers', '@layer x{p{b:c}}@layer y{.a{b:c}}', '@layer x{}@layer y{.a{b:c}}'],
])('what follows a document has %s', (_, css, rest) => {
  expect(remainingStyles(css)).toBe(rest)
})
