/** A path as field errors write it (`team.2.roleEn`), `name` under `parent`. */
export function pathUnder(parent: string, name: string | number): string {
  return parent === '' ? String(name) : `${parent}.${name}`
}

const stepsOf = (path: string) => (path === '' ? [] : path.split('.'))

/** What stands at a path of a value; undefined where nothing does. */
export function valueAt(value: unknown, path: string): unknown {
  return stepsOf(path).reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], value)
}

/** The list at a path of a value; an empty one where there is none. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path)
  return Array.isArray(found) ? (found as readonly unknown[]) : []
}

/** A copy of a value with something else at a path; what is missing on the way is made. */
export function withValueAt(value: unknown, path: string, changed: unknown): unknown {
  const [step, ...rest] = stepsOf(path)
  if (step === undefined) return changed
  if (Array.isArray(value)) {
    const list = value as readonly unknown[]
    return list.with(Number(step), withValueAt(list[Number(step)], rest.join('.'), changed))
  }
  const record = (value ?? {}) as Readonly<Record<string, unknown>>
  return { ...record, [step]: withValueAt(record[step], rest.join('.'), changed) }
}
