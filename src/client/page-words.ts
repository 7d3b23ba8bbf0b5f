/** What a page of the site is called, and is said to be about. */
export function pageWords(html: string): { readonly title: string; readonly description: string } {
  // Its styles stay behind: ours is a document that lets no markup bring any.
  const [head = ''] = html.split('<body')
  const page = new DOMParser().parseFromString(head.replaceAll(/<style.*?<\/style>/gs, ''), 'text/html')
  return {
    title: page.title,
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  }
}
