import { applyDeferredStyles } from '#design/apply-deferred-styles.ts'
import { deferStyles } from '#design/deferred-styles.ts'

/** A mail as a mail program shows it. */
export function MailFrame({ html, title }: { readonly html: string; readonly title: string }) {
  return (
    <iframe
      // No script runs in it; ours may reach its styles.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget: { contentDocument } }) => contentDocument && applyDeferredStyles(contentDocument)}
      title={title}
      srcDoc={frameDocument(html)}
      className="h-[clamp(18rem,65dvh,48rem)] w-full rounded-control border border-line bg-sand"
    />
  )
}

/** Nothing of a mail may run or be fetched, wherever it is shown. */
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:">`

/** The document of a mail for a frame: under a policy of its own, with links that lead nowhere, its styles held for whoever shows it. */
function frameDocument(html: string): string {
  return deferStyles(html)
    .replace('<head>', `<head>${policy}`)
    .replaceAll(/(<a\b[^>]*?) href="[^"]*"/g, '$1')
}
