import { takeEarlyPress } from './early-press.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** What the visitor has made of each field that they changed before the app hydrated it. */
const changes = new Map<Field, string | boolean>()

/** The value that the server gave a field. */
function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** Notes what the visitor has changed so far: rendered anew, a field is set back. Call it before hydration, which changes fields too. */
export function noteEarlyChanges(): void {
  for (const field of document.querySelectorAll<Field>('#root :is(input, textarea, select)')) {
    if (!isTick(field)) {
      if (field.value !== initialValue(field)) changes.set(field, field.value)
    } else if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')) {
      // Of radio buttons only the chosen one hears of it.
      changes.set(field, field.checked)
    }
  }
}

function changeAgain(field: Field, value: string | boolean): void {
  if (isTick(field)) {
    field.checked = !value
    field.click()
    return
  }
  if (field.type !== 'file') field.value = String(value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

let isDone = false

/**
 * Does again, once, what a visitor did to a page before the app hydrated it: fields are changed once more, then the button that
 * was pressed last is pressed. Call it when a page stands.
 */
export function replayEarly(): void {
  if (isDone) return
  isDone = true
  const pressed = takeEarlyPress()
  // What is kept in the browser is shown first: what was done just now comes on top of it.
  setTimeout(() => {
    for (const [field, value] of changes) changeAgain(field, value)
    setTimeout(() => pressed?.click())
  })
}
