const two = (number: number) => String(number).padStart(2, '0')

/** A moment as a `datetime-local` field has it, in the time zone of this device; '' for none. */
export function toLocalMoment(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** What such a field holds, as a moment; null for nothing or half of one. */
export function fromLocalMoment(typed: string): string | null {
  const date = new Date(typed)
  return typed === '' || Number.isNaN(date.getTime()) ? null : date.toISOString()
}
