/** Text as it stands between tags and in quoted attributes of HTML and XML. */
export function escapeMarkup(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
