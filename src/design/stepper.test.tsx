import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

const buttons = (value: number, onRemove?: () => void) => {
  const html = renderToStaticMarkup(
    <Stepper
      value={value}
      min={1}
      max={5}
      onChange={() => {}}
      onRemove={onRemove}
      removeLabel="Remove"
      decreaseLabel="Less"
      increaseLabel="More"
      label="Count"
    />,
  )
  return [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes('disabled=""'))
}

test('minus and plus stop at the bounds', () => {
  expect(buttons(1)).toEqual([true, false])
  expect(buttons(3)).toEqual([false, false])
  expect(buttons(5)).toEqual([false, true])
})

test('minus takes away what can be removed, once there is one of it', () => {
  expect(buttons(1, () => {})).toEqual([false, false])
})
