import { takeEarlyPress } from './early-press.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** React hears of a change only against the last state that it knows, which setting the property tells it. */
function tickAgain(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

function typeAgain(field: Field): void {
  if (field.type !== 'file') {
    const { value } = field
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** How to do again what was done to a field, where it is not as it was drawn. */
function redo(field: Field): () => void {
  if (!isTick(field)) return field.value === field.defaultValue ? () => {} : () => typeAgain(field)
  const { checked, defaultChecked, type } = field
  // Of radio buttons only the chosen one hears of it.
  return checked === defaultChecked || (type === 'radio' && !checked) ? () => {} : () => tickAgain(field, checked)
}

let done = false

/**
 * Does again, once, what a visitor did to a page before the app took it up: fields are changed once more, then the button that
 * was pressed last is pressed. Call it when a page stands, before anything is drawn anew.
 */
export function catchUp(): void {
  if (done) return
  done = true
  const steps = [...document.querySelectorAll<Field>('#root :is(input, textarea)')].map(redo)
  const pressed = takeEarlyPress()
  // What is kept in the browser is shown first: what was done just now comes on top of it.
  setTimeout(() => {
    for (const step of steps) step()
    setTimeout(() => pressed?.click())
  })
}
