/** What opens an application: its id, and the random key that only its owner's browser has. */
export type ApplicationAccess = { readonly id: number; readonly key: string }

/** How many applications one browser opens: the newest, so that a cookie stays small. */
const mostApplications = 10

/** The list with one more, newest first. */
export function withAccess(list: readonly ApplicationAccess[], added: ApplicationAccess): ApplicationAccess[] {
  return [added, ...list.filter(({ id }) => id !== added.id)].slice(0, mostApplications)
}

/** The list as text for a cookie: `13.key~12.key`. Keys are base64url. */
export function writeAccess(list: readonly ApplicationAccess[]): string {
  return list.map(({ id, key }) => `${id}.${key}`).join('~')
}

/** Reads {@link writeAccess}; what is not written so is left out. */
export function readAccess(text: string): ApplicationAccess[] {
  return text.split('~').flatMap((entry) => {
    const [, id, key] = /^([1-9]\d{0,9})\.([\w-]+)$/.exec(entry) ?? []
    return id && key ? [{ id: Number(id), key }] : []
  })
}
