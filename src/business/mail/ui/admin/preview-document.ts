import { holdStyles } from '#design/held-styles.ts'

/** Nothing of a preview may run or be fetched, wherever it is shown. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`

/** The document of a mail for a frame: under a policy of its own, with links that lead nowhere, its styles held for whoever shows it. */
export function previewDocument(html: string): string {
  return holdStyles(html)
    .replace('<head>', `<head>${policy}`)
    .replaceAll(/(<a\b[^>]*?) href="[^"]*"/g, '$1')
}
