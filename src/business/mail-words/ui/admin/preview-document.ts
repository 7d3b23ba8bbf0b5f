/** Nothing of a preview may run or be fetched, wherever it is shown; its styles stand in it. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`

/** The document of a mail for a frame: under a policy of its own, with links that lead nowhere. */
export function previewDocument(html: string): string {
  return html.replace('<head>', `<head>${policy}`).replaceAll(/(<a\b[^>]*?) href="[^"]*"/g, '$1')
}
