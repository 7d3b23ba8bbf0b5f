/** What crawlers are asked (RFC 9309): to leave out what is no page, and where to find every page. */
export function robotsText(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /download/app
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
}
