/** What is typed into a form, by the names of its fields; `submitter` is the button that sent it, if it says something too. */
export function readForm(form: HTMLFormElement, submitter: HTMLElement | null = null): Record<string, string> {
  const fields = [...new FormData(form, submitter)]
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
